import { describe, expect, it } from 'vitest';
import { faultsOfMarkdown } from './markdown.ts';

describe('a legal text in Markdown', () => {
  it('is right with headings, lists, bold words, links and firm blanks', () => {
    const text = [
      '## Geltung & Begriffe',
      '',
      '1. **Nutzer** sind alle nach [§\u00a08](#section-8).',
      '   - „Kunden“ und **Dritte** (**beide**), *auch* andere.',
      '',
    ].join('\n');
    expect(faultsOfMarkdown(text, 'de')).toEqual([]);
  });

  it.each([
    ['an entity', 'ab&nbsp;heute', 'has a character as &…;.'],
    ['an entity by number', 'ab&#160;heute', 'has a character as &…;.'],
    ['HTML', 'ab <b>heute</b>', 'has <, the sign of HTML.'],
    ['a comment', 'ab <!-- heute -->', 'has <, the sign of HTML.'],
    ['a tab', '\tab heute', 'has an invisible character, such as a tab.'],
    ['a control character', 'ab\u0003 heute', 'has an invisible character'],
    ['a mark of direction', 'ab \u202eheute', 'has an invisible character'],
    ['a hyphen that nobody sees', 'Sach\u00adverständige', 'has an invisible character'],
    ['a tilde', 'ab~heute und~morgen', 'has ~ or |, by which Markdown'],
    ['a bar', 'ab | heute', 'has ~ or |, by which Markdown'],
    ['asterisks without a partner', 'ab **heute', 'has ** without its partner.'],
    ['a blank within the asterisks', 'ab ** heute**', 'has ** without its partner.'],
    ['two blanks', 'ab  heute', 'begins or ends with a blank, or has two in a row.'],
    ['a blank at the end, a new line to Markdown', 'ab heute  ', 'begins or ends with a blank'],
    ['straight quotation marks', 'ab "heute"', 'has straight quotation marks'],
  ])('with %s is told its line, and what to do', (_what, line, says) => {
    const faults = faultsOfMarkdown(`## Titel\n\n${line}\n`, 'en');
    expect(faults).toEqual([{ line: 3, says: expect.stringContaining(says) as string }]);
  });

  it('of another program than the editor is told so once, not for each line', () => {
    const says = (text: string) =>
      faultsOfMarkdown(text, 'de').map((fault) => `${fault.line}: ${fault.says}`);
    expect(says('eins\nzwei\r\ndrei\r\n')).toEqual([expect.stringMatching(/^2: .*CRLF.*LF/)]);
    expect(says('\ufeff## Titel\n')).toEqual([expect.stringMatching(/^1: .*ohne BOM/)]);
  });
});
