/**
 * No circle in the imports, those of types included, which ESLint's own rule leaves out.
 * Who may import whom is in eslint.walls.ts.
 */
export default {
  forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|screenshots|test-results|\\.astro)/' },
  },
};
