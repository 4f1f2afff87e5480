import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The expressions of the rules, and of the dashboard with Grafana's own variables filled in. */
const expressions = {
  'bewertra.rules.yml': [...read('bewertra.rules.yml').matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expression = '']) => expression,
  ),
  'grafana-dashboard.json': [...read('grafana-dashboard.json').matchAll(/"expr": (".+"),?$/gm)].map(
    ([, expression = '']) => (JSON.parse(expression) as string).replaceAll('$__rate_interval', '5m'),
  ),
};

/** Names of metrics, which in PromQL are what neither a function nor a label is; labels stand in brackets. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z_]\w*)\b(?! *\()/g)].map(([, name = '']) => name);
}

describe.each(Object.entries(expressions))('%s', (_file, found) => {
  it('names only metrics that there are', async () => {
    const metrics = createMetrics(testStore().outbox);
    collectDefaultMetrics({ register: metrics.registry });
    // A name without a value yet has its line of help all the same; `up` is Prometheus' own.
    const known = [...(await metrics.render()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(
      ([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`] : [name]),
    );
    const named = found.flatMap(metricsIn);
    expect(named.length).toBeGreaterThanOrEqual(found.length);
    expect(named.filter((name) => name !== 'up' && !known.includes(name))).toEqual([]);
  });
});

it('the dashboard shows every metric of the contact service', async () => {
  const names = [
    ...(await createMetrics(testStore().outbox).render()).matchAll(/^# TYPE (contact_\S+) /gm),
  ].map(([, name = '']) => name);
  const shown = expressions['grafana-dashboard.json']
    .flatMap(metricsIn)
    .map((one) => one.replace(/_bucket$/, ''));
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});

const missing = spawnSync('promtool', ['--version']).error !== undefined;

describe.skipIf(missing && process.env['CI'] === undefined)('promtool', () => {
  const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' });

  it('finds the rules well-formed', () => {
    expect(promtool('check', 'rules', 'bewertra.rules.yml')).toContain(
      `SUCCESS: ${expressions['bewertra.rules.yml'].length} rules found`,
    );
  });

  it('sees them fire when they should, and only then', () => {
    expect(promtool('test', 'rules', 'bewertra.rules.test.yml')).toContain('SUCCESS');
  });

  it('understands every expression of the dashboard', () => {
    const rules = expressions['grafana-dashboard.json'].map((expr, index) => ({
      record: `panel_${index}`,
      expr,
    }));
    const file = join(temporaryFolder(), 'dashboard.yml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${rules.length} rules found`);
  });
});

it('each rule has a test in which it fires, and one in which it does not', () => {
  const tests = read('bewertra.rules.test.yml');
  for (const [, name = ''] of read('bewertra.rules.yml').matchAll(/alert: (\w+)/g)) {
    expect(tests, name).toMatch(new RegExp(`alertname: ${name}\n +exp_alerts:`));
    expect(tests, name).toContain(`alertname: ${name} }`);
  }
});
