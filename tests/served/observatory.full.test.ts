import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#common/routes.ts';
import type { Service } from '#server/testing/server.ts';
import { observe } from '../../tools/observatory/observatory.ts';
import { ask } from './ask.ts';
import { targets } from './targets.ts';

describe.each(targets)('$name', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: false })));
  afterAll(() => site.stop());

  it.each(['/', pathTo('de', 'contact'), pathTo('en', 'institutional'), '/no-such-page'])(
    'earns 100 or more from the HTTP Observatory for %s',
    async (path) => {
      const preflight = await ask(site.address, path, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
      });
      const { score, grade, failed } = observe(path, await ask(site.address, path), preflight);
      expect([grade, failed]).toEqual(['A+', []]);
      expect(score).toBeGreaterThanOrEqual(100);
    },
  );
});
