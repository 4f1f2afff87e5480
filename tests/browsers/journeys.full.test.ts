import { expect, it } from 'vitest';
import { hotlineStateName } from '#common/hotline.ts';
import { languageHintPrefix } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { needPath } from '#common/valuationNeed.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { freePort } from '#server/testing/freePort.ts';
import { startService } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { inEngines, isShown, submit } from './engines.ts';

inEngines(['Chromium', 'Firefox', 'WebKit'], ({ browser, address, becomes, openForm, fillForm, send }) => {
  it('shows each page with its headline and its pictures', async () => {
    for (const page of ['home', 'institutional', 'professional', 'platform', 'about', 'faq'] as const) {
      await browser().open(address() + pathTo('de', page));
      expect(await browser().evaluate('document.querySelectorAll("h1").length')).toBe(1);
      const broken = '[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length';
      await becomes(broken, 0);
    }
  });

  it('says beside the number of the hotline whether somebody answers', async () => {
    const said = `[...document.querySelectorAll('footer [data-hotline-state]')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true })).map((text) => text.dataset.hotlineState)`;
    await becomes(said, [hotlineStateName(new Date())]);
  });

  it('shows the offer of the English page below the bar, and lets it go with the page', async () => {
    // Whatever the browser's language is.
    await browser().evaluate(`(document.getElementById('${languageHintPrefix}en').hidden = false, null)`);
    const box = `document.querySelector('#${languageHintPrefix}en > *').getBoundingClientRect()`;
    const bar = "document.querySelector('header').getBoundingClientRect()";
    await becomes(`${box}.top >= ${bar}.bottom && ${box}.bottom < innerHeight / 3`, true);
    await browser().evaluate("(scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }), null)");
    await becomes(`${box}.bottom < 0`, true);
  });

  it('opens questions of the FAQ independently, and the one that an address names', async () => {
    await browser().open(`${address()}${pathTo('de', 'faq')}#turnaround`);
    const opened = 'document.querySelectorAll("details[open]").length';
    await becomes('document.getElementById("turnaround").closest("details").open', true);
    // The first question of all is open from the start.
    await becomes(opened, 2);
    await browser().click('details:not([open]) summary');
    await becomes(opened, 3);
  });

  it('leads from answers to the right valuation, and Back leads to the question', async () => {
    const { valuationNeed } = contentFor('de');
    const headline = 'document.querySelector("h1").textContent';
    // By script: WebKit's driver calls these links not interactable.
    const follow = (to: string) =>
      browser().evaluate(`document.querySelector('main a[href="${to}"]').click()`);
    await browser().open(address() + pathTo('de', 'valuationGuide'));
    await follow(needPath(['lending']));
    await becomes(headline, valuationNeed.questions.lender.title);
    await follow(needPath(['lending', 'lending_value']));
    await becomes(headline, valuationNeed.outcome.reasons.lenderAsksLending.title);
    await follow(needPath(['lending']));
    await becomes('location.pathname', needPath(['lending']));
  });

  it('puts the home page’s offers in order by its radio buttons alone', async () => {
    const shown = `[...document.querySelectorAll('.home-hero details [data-offer]')]
      .filter((offer) => offer.checkVisibility())
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((offer) => offer.dataset.offer)`;
    await browser().open(address());
    await browser().click('.home-hero details summary');
    await becomes(shown, ['1', '2', '3']);
    await browser().click('label:has([name=order][value=time])');
    // For the house: 16, 21 and 25 working days.
    await becomes(shown, ['3', '1', '2']);
  });

  it(
    'sends what was filled in while the service could not be reached',
    { timeout: 60 * SECOND },
    async () => {
      const kept = { PORT: String(await freePort()), DATA_DIR: temporaryFolder() };
      let away = await startService(kept);
      try {
        await openForm(away.address);
        await fillForm();
        await becomes(`document.querySelector('${submit}').ariaDisabled`, null);
        await away.stop();
        await browser().click(submit);
        // Above the form is another alert, which the service fills in.
        const alerts = `[...document.querySelectorAll('form :is([role=alert], .snackbar)')].filter((one) => one.checkVisibility())`;
        await becomes(`${alerts}.some((one) => one.textContent !== '')`, true);
        away = await startService(kept);
        await send();
        await becomes('location.pathname', pathTo('de', 'contact'));
      } finally {
        await away.stop();
      }
    },
  );

  it('calculates the fee that an address names, and says what cannot be one', async () => {
    const { feeCalculator } = contentFor('de');
    await browser().open(
      `${address()}${pathTo('de', 'professional', 'service_fees')}#${feeCalculator.fragment}=2000`,
    );
    await becomes('document.getElementById("fee").value', '2.000');
    await becomes('document.getElementById("service_fees").innerText.includes("1.900,00")', true);
    await browser().type('#fee', '0');
    await becomes('document.getElementById("fee-problem").textContent', feeCalculator.problems.noNumber);
  });

  it('makes a button and a QR code of a valuer’s enquiry link', async () => {
    const link = `${publicConfig.platformUrl}/a/nord`;
    await browser().open(address() + pathTo('de', 'enquiryLink'));
    await becomes('document.getElementById("enquiry-link").matches(":disabled")', false);
    await browser().type('#enquiry-link', link);
    await becomes(isShown('main a[download]'), true);
    const button = `href="${link}"`;
    await becomes(`document.querySelector('main code').textContent.includes('${button}')`, true);
  });

  // The last test: Firefox's driver loses a page that came out of the back-forward cache.
  it('shows a page after Back without the drawer that led away from it', async () => {
    await browser().resize(800, 900);
    const faq = pathTo('de', 'faq');
    await browser().click('[popovertarget=drawer]');
    await becomes(isShown('#drawer nav'), true);
    await browser().click(`#drawer nav a[href="${faq}"]`);
    await becomes('location.pathname', faq);
    await browser().evaluate('(setTimeout(() => history.back()), null)');
    await becomes('location.pathname', '/');
    expect(await browser().evaluate(isShown('#drawer nav'))).toBe(false);
    await becomes('getComputedStyle(document.documentElement).overflowY === "hidden"', false);
  });
});
