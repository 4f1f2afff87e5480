import { expect, it, vi } from 'vitest';
import { errorId } from '#common/contact.ts';
import { pathTo, routes } from '#common/routes.ts';
import { minimumFillTime } from '#server/protection/policy.ts';
import { SECOND } from '#server/time.ts';
import { contentFor } from '#site/content/load.ts';
import { inEngines, message, patience } from './engines.ts';

inEngines(['Firefox', 'WebKit'], ({ browser, address, path, shows }) => {
  it('changes the language, and remembers it', async () => {
    await browser().open(address() + pathTo('de', 'faq'));
    await browser().click('header a[hreflang="en"]');
    await vi.waitFor(async () => expect(await path()).toBe(pathTo('en', 'faq')), patience);
    await browser().open(address() + pathTo('de', 'contact'));
    await vi.waitFor(async () => expect(await path()).toBe(pathTo('en', 'contact')), patience);
  });

  it('opens the drawer by keyboard, closes it with Escape and gives the focus back', async () => {
    await browser().resize(800, 900);
    await browser().evaluate('document.querySelector("[popovertarget=drawer]").focus()');
    await browser().press('Enter');
    await vi.waitFor(async () => expect(await shows('#drawer nav')).toBe(true), patience);
    await browser().press('Escape');
    await vi.waitFor(async () => expect(await shows('#drawer nav')).toBe(false), patience);
    expect(await browser().evaluate('document.activeElement.matches("[popovertarget=drawer]")')).toBe(true);
  });

  it('leads a section’s address to its section, with the focus there', async () => {
    const [section] = routes.institutional.refs.toReversed();
    await browser().open(`${address()}${pathTo('de', 'institutional')}/${section}`);
    await vi.waitFor(async () => {
      expect(await browser().evaluate('document.activeElement.id')).toBe(section);
      const top = `document.getElementById(${JSON.stringify(section)}).getBoundingClientRect().top`;
      expect(Math.abs(await browser().evaluate<number>(top))).toBeLessThan(200);
    }, patience);
  });

  it('names what is wrong in the form, then sends the message', async () => {
    const { contactForm } = contentFor('de');
    await browser().open(address() + pathTo('de', 'contact'));
    await browser().evaluate('(document.querySelector("form").scrollIntoView(), null)');
    await vi.waitFor(
      async () =>
        expect(await browser().evaluate('document.querySelector("form [type=submit]").ariaDisabled')).toBe(
          'true',
        ),
      patience,
    );
    await browser().type('#email', 'jo@ecke');
    await browser().press('Tab');
    await vi.waitFor(
      async () =>
        expect(await browser().evaluate(`document.getElementById("${errorId('email')}").textContent`)).toBe(
          contactForm.errors.invalid_email,
        ),
      patience,
    );
    await browser().evaluate('(document.querySelector("#email").select(), null)');
    for (const [field, text] of Object.entries(message)) await browser().type(`#${field}`, text);
    await browser().select('#country', 'DE');
    await browser().click('#consent');
    // The service takes anyone faster than this for a bot.
    await new Promise((resolve) => setTimeout(resolve, minimumFillTime));
    await browser().click('form [type=submit]');
    const title = contentFor('de').contact.sent.title;
    await vi.waitFor(
      async () => expect(await browser().evaluate('document.activeElement.textContent')).toContain(title),
      { timeout: 40 * SECOND, interval: 300 },
    );
  });
});
