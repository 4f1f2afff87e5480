import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextWithParts } from './TextWithParts.tsx';

describe('a text with parts', () => {
  it('has each part where its name stands, in the order of the text', () => {
    const parts = { privacy: <i>notice</i>, terms: <b>terms</b> };
    const html = renderToStaticMarkup(
      <TextWithParts parts={parts}>{'I accept the {terms} and have read the {privacy}.'}</TextWithParts>,
    );
    expect(html).toBe('I accept the <b>terms</b> and have read the <i>notice</i>.');
  });

  it('may begin with a part', () => {
    const html = renderToStaticMarkup(
      <TextWithParts parts={{ terms: 'AGB' }}>{'{terms} gelten.'}</TextWithParts>,
    );
    expect(html).toBe('AGB gelten.');
  });

  it('names the text whose name has no part, so that nothing is left out', () => {
    const render = () =>
      renderToStaticMarkup(<TextWithParts parts={{}}>{'I accept the {terms}.'}</TextWithParts>);
    expect(render).toThrow('“I accept the {terms}.”: nothing is called {terms}');
  });
});
