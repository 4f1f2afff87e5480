import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

const render = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

describe('a text with hyphenated words', () => {
  it('keeps the short ones whole, even next to punctuation', () => {
    expect(render('Manage real-estate reports')).toBe(`Manage ${whole('real-estate')} reports`);
    expect(render('Tür-Schlösser? (E-Mail)')).toBe(`Tür-Schlösser? (${whole('E-Mail')})`);
  });

  it.each(['Zwei-Faktor-Authentifizierung', 'End-to-end', 'Nachlass- und Masse', 'one – two', ''])(
    'leaves "%s" as it is',
    (text) => {
      expect(render(text)).toBe(text);
    },
  );
});
