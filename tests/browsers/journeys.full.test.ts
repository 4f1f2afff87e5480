import { expect, it, vi } from 'vitest';
import { hotlineState } from '#common/hotline.ts';
import { languageHintPrefix, scrollRowAttribute } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { needPath } from '#common/valuationNeed.ts';
import { freePort } from '#server/testing/freePort.ts';
import { startService } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { inEngines, message, patience } from './engines.ts';

inEngines(['Chromium', 'Firefox', 'WebKit'], ({ browser, address, path, shows }) => {
  it('shows each page with its headline and its pictures', async () => {
    for (const page of ['home', 'institutional', 'professional', 'platform', 'about', 'faq'] as const) {
      await browser().open(address() + pathTo('de', page));
      expect(await browser().evaluate('document.querySelectorAll("h1").length')).toBe(1);
      await vi.waitFor(async () => {
        const broken = '[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length';
        expect(await browser().evaluate(broken)).toBe(0);
      }, patience);
    }
  });

  it('says beside the number of the hotline whether somebody answers', async () => {
    const said = `[...document.querySelectorAll('footer [data-hotline-state]')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true })).map((text) => text.dataset.hotlineState)`;
    await vi.waitFor(
      async () => expect(await browser().evaluate(said)).toEqual([hotlineState(new Date())]),
      patience,
    );
  });

  it('keeps the offer of the English page in the window, and off the footer', async () => {
    // Whatever the browser's language is.
    await browser().evaluate(`(document.getElementById('${languageHintPrefix}en').hidden = false, null)`);
    const box = `document.querySelector('#${languageHintPrefix}en > *').getBoundingClientRect()`;
    expect(await browser().evaluate(`${box}.bottom <= innerHeight && ${box}.bottom > innerHeight - 40`)).toBe(
      true,
    );
    await browser().evaluate("(scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }), null)");
    await vi.waitFor(
      async () =>
        expect(
          await browser().evaluate(
            `${box}.bottom <= document.querySelector('footer').getBoundingClientRect().top`,
          ),
        ).toBe(true),
      patience,
    );
  });

  it('opens questions of the FAQ independently, and the one that an address names', async () => {
    await browser().open(`${address()}${pathTo('de', 'faq')}#turnaround`);
    const open = () => browser().evaluate<number>('document.querySelectorAll("details[open]").length');
    await vi.waitFor(async () => {
      expect(await open()).toBe(1);
      expect(await browser().evaluate('document.getElementById("turnaround").closest("details").open')).toBe(
        true,
      );
    }, patience);
    await browser().click('details:not([open]) summary');
    await vi.waitFor(async () => expect(await open()).toBe(2), patience);
  });

  it('leads by answers to the valuation that somebody needs, and by going back to the question', async () => {
    const { valuationNeed } = contentFor('de');
    const headline = () => browser().evaluate<string>('document.querySelector("h1").textContent');
    // By script: WebKit's driver calls these links not interactable.
    const follow = (to: string) =>
      browser().evaluate(`document.querySelector('main a[href="${to}"]').click()`);
    await browser().open(address() + pathTo('de', 'valuationGuide'));
    await follow(needPath(['lending']));
    await vi.waitFor(
      async () => expect(await headline()).toBe(valuationNeed.questions.lender.title),
      patience,
    );
    await follow(needPath(['lending', 'lending_value']));
    await vi.waitFor(
      async () => expect(await headline()).toBe(valuationNeed.outcome.reasons.lenderAsksLending.title),
      patience,
    );
    await follow(needPath(['lending']));
    await vi.waitFor(async () => expect(await path()).toBe(needPath(['lending'])), patience);
  });

  it('puts the home page’s offers in order by its radio buttons alone', async () => {
    const tops = `[...document.querySelectorAll('[data-by-time]')]
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((offer) => offer.dataset.byTime)`;
    await browser().open(address());
    expect(await browser().evaluate(tops)).not.toEqual(['1', '2', '3']);
    await browser().click('[name=order][value=time]');
    await vi.waitFor(async () => expect(await browser().evaluate(tops)).toEqual(['1', '2', '3']), patience);
  });

  it('pushes a row that is wider than the window on by keyboard', async () => {
    await browser().resize(500, 900);
    await browser().open(address() + pathTo('de', 'valuationGuide'));
    const row = `document.querySelector('[${scrollRowAttribute}]')`;
    await vi.waitFor(
      async () => expect(await browser().evaluate(`${row}.getAttribute('tabindex')`)).toBe('0'),
      patience,
    );
    await browser().evaluate(`(${row}.focus(), null)`);
    await browser().press('ArrowRight');
    await vi.waitFor(
      async () => expect(await browser().evaluate<number>(`${row}.scrollLeft`)).toBeGreaterThan(0),
      patience,
    );
  });

  it('sends what was filled in while the service could not be reached', async () => {
    const port = String(await freePort());
    let away = await startService({ PORT: port });
    try {
      await browser().open(away.address + pathTo('de', 'contact'));
      await browser().evaluate('(document.querySelector("form").scrollIntoView(), null)');
      await vi.waitFor(
        async () =>
          expect(await browser().evaluate('document.querySelector("form [type=submit]").ariaDisabled')).toBe(
            'true',
          ),
        patience,
      );
      await away.stop();
      for (const [field, text] of Object.entries(message)) await browser().type(`#${field}`, text);
      await browser().select('#country', 'DE');
      await browser().click('#consent');
      await browser().click('form [type=submit]');
      await vi.waitFor(async () => expect(await shows('form [role=alert] button')).toBe(true), patience);
      away = await startService({ PORT: port });
      await browser().click('form [type=submit]');
      const { title } = contentFor('de').contact.sent;
      await vi.waitFor(
        async () => expect(await browser().evaluate('document.activeElement.textContent')).toContain(title),
        { timeout: 40 * SECOND, interval: 300 },
      );
      expect(await path()).toBe(pathTo('de', 'contact'));
    } finally {
      await away.stop();
    }
  });

  it('calculates the fee that an address names, and says what cannot be one', async () => {
    const { feeCalculator } = contentFor('de');
    await browser().open(
      `${address()}${pathTo('de', 'professional', 'service_fees')}#${feeCalculator.fragment}=2000`,
    );
    await vi.waitFor(async () => {
      expect(await browser().evaluate('document.getElementById("fee").value')).toBe('2.000');
      expect(await browser().evaluate('document.getElementById("service_fees").innerText')).toContain(
        '1.900,00',
      );
    }, patience);
    await browser().type('#fee', '0');
    await vi.waitFor(
      async () =>
        expect(await browser().evaluate('document.getElementById("fee-problem").textContent')).toBe(
          feeCalculator.problems.noNumber,
        ),
      patience,
    );
  });

  it('makes a button and a QR code of a valuer’s enquiry link', async () => {
    const link = `${publicConfig.platformUrl}/a/nord`;
    await browser().open(address() + pathTo('de', 'enquiryLink'));
    await vi.waitFor(
      async () =>
        expect(await browser().evaluate('document.getElementById("enquiry-link").matches(":disabled")')).toBe(
          false,
        ),
      patience,
    );
    await browser().type('#enquiry-link', link);
    await vi.waitFor(async () => {
      expect(await shows('main a[download]')).toBe(true);
      expect(await browser().evaluate('document.querySelector("main textarea").value')).toContain(
        `href="${link}"`,
      );
    }, patience);
  });

  // The last one: Firefox's driver loses track of a page that came out of the cache for going back.
  it('comes back to a page without the drawer that led away from it', async () => {
    await browser().resize(800, 900);
    const faq = pathTo('de', 'faq');
    await browser().click('[popovertarget=drawer]');
    await vi.waitFor(async () => expect(await shows('#drawer nav')).toBe(true), patience);
    await browser().click(`#drawer nav a[href="${faq}"]`);
    await vi.waitFor(async () => expect(await path()).toBe(faq), patience);
    await browser().evaluate('(setTimeout(() => history.back()), null)');
    await vi.waitFor(async () => expect(await path()).toBe('/'), patience);
    expect(await shows('#drawer nav')).toBe(false);
    expect(await browser().evaluate('getComputedStyle(document.documentElement).overflowY')).not.toBe(
      'hidden',
    );
  });
});
