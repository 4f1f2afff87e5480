import { get } from 'node:http';
import { expect, it, vi } from 'vitest';
import { errorId } from '#common/contact.ts';
import { pathTo, routes } from '#common/routes.ts';
import { minimumFillTime } from '#server/protection/formTokens.ts';
import { httpServer } from '#server/testing/webhook.ts';
import { contentFor } from '#site/content/load.ts';
import { inEngines, isShown, patience } from './engines.ts';

inEngines(['Firefox', 'WebKit'], ({ browser, address, becomes, openForm, fillForm, send }) => {
  it('changes the language, and remembers it', async () => {
    await browser().open(address() + pathTo('de', 'faq'));
    await browser().click('header a[hreflang="en"]');
    await becomes('location.pathname', pathTo('en', 'faq'));
    await browser().open(address() + pathTo('de', 'contact'));
    await becomes('location.pathname', pathTo('en', 'contact'));
  });

  it('opens the drawer by keyboard, closes it with Escape and gives the focus back', async () => {
    await browser().resize(800, 900);
    await becomes('document.readyState', 'complete');
    await browser().evaluate('document.querySelector("[popovertarget=drawer]").focus()');
    await browser().press('Enter');
    await becomes(isShown('#drawer nav'), true);
    await browser().press('Escape');
    await becomes(isShown('#drawer nav'), false);
    expect(await browser().evaluate('document.activeElement.matches("[popovertarget=drawer]")')).toBe(true);
  });

  it('leads a section’s address to its section, with the focus on its heading', async () => {
    const [section] = routes.institutional.sections.toReversed();
    await browser().open(`${address()}${pathTo('de', 'institutional')}/${section}`);
    await vi.waitFor(async () => {
      const focused = `document.activeElement.closest('section')?.id`;
      expect(await browser().evaluate(focused)).toBe(section);
      const top = `document.getElementById(${JSON.stringify(section)}).getBoundingClientRect().top`;
      expect(Math.abs(await browser().evaluate<number>(top))).toBeLessThan(200);
    }, patience);
  });

  it('sets text in a regular weight where ours comes late', async () => {
    const withoutIt = await httpServer(({ url = '' }, answer) => {
      if (url.includes('-400-')) answer.writeHead(404).end();
      else get(address() + url, (got) => got.pipe(answer.writeHead(200, got.headers)));
    });
    await browser().open(withoutIt);
    const width = (weight: number) =>
      `((p) => (p.style = 'width: max-content; max-width: none; font-weight: ${weight}', p.offsetWidth))(document.querySelector('main p'))`;
    await becomes(`${width(400)} < ${width(600)}`, true);
  });

  it('names what is wrong in the form, then sends the message', async () => {
    const { contactForm } = contentFor('de');
    await openForm(address());
    await browser().type('#email', 'jo@ecke');
    await browser().press('Tab');
    const said = `document.getElementById('${errorId('email')}').textContent`;
    await becomes(said, contactForm.errors.invalid_email);
    await browser().evaluate('(document.querySelector("#email").select(), null)');
    await fillForm();
    // The service takes anyone faster than this for a bot.
    await new Promise((resolve) => setTimeout(resolve, minimumFillTime));
    await send();
  });
});
