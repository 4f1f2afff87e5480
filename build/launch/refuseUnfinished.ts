import type { AstroIntegration } from 'astro';
import { asLines } from './finding.ts';
import { buildFindings } from './findings.ts';

/**
 * With BUILD_ENV=production a build fails while anything in it is not final, unless ALLOW_PLACEHOLDERS=1
 * (requirement 10.11). `site/config.ts` has read `.env` into the environment by then.
 */
export const refuseUnfinished: AstroIntegration = {
  name: 'refuse-unfinished',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const { BUILD_ENV, ALLOW_PLACEHOLDERS } = process.env;
      const findings = BUILD_ENV === 'production' ? buildFindings(process.env) : [];
      if (findings.length === 0) return;
      if (ALLOW_PLACEHOLDERS !== '1')
        throw new Error(
          `BUILD_ENV=production refuses what is not final (ALLOW_PLACEHOLDERS=1 lets it pass):\n${asLines(findings)}`,
        );
      logger.warn(`${findings.length} things are not final; ALLOW_PLACEHOLDERS=1 lets them pass`);
    },
  },
};
