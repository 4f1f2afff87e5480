import { describe, expect, it } from 'vitest';
import { folders, languages } from '../load.ts';
import { faultsOf, faultsOfText, type CheckContext } from './faults.ts';

const german: CheckContext = { speaks: 'de', rules: folders.de.rules, values: languages.de.values };
const judged = (text: string, english = 'Text', key = 'home.hero.lead') =>
  faultsOfText(key, text, english, german);

describe('a text that somebody typed', () => {
  it('is right with names, marks and typographic quotation marks', () => {
    expect(judged('Nach {dative.firstOfferWithin} sehen~Sie „mehr“ Angebote.')).toEqual([]);
  });

  it.each([
    [
      'a name that nothing has',
      'Bis {figure.firstOfferWithn}.',
      /Meinten Sie \{figure\.firstOfferWithin\}\?/,
    ],
    ['a name of a group that there is not', 'Bis {zahl.eins}.', /„Namen für Zahlen und Angaben“/],
    ['a brace without its partner', 'Bis {figure.successFee.', /geschweifte Klammer/],
    ['a figure typed by hand', 'Bis zu 40,5 %.', /enthält die Zahl „40,5“/],
    ['a promise without exception', 'Das ist garantiert so.', /verspricht mit „garantiert“ zu viel/],
    ['a word that has another word', 'Die Lieferzeit ist kurz.', /sagt „Lieferzeit“\. Das Wort ist/],
    ['straight quotation marks', 'Das "neue" Angebot', /gerade Anführungszeichen/],
    ['two blanks', 'Ein  Angebot', /Leerzeichen/],
    ['a blank at the end', 'Ein Angebot ', /Leerzeichen/],
    ['a blank that nobody sees', 'Ein\u00a0Angebot', /unsichtbares Zeichen/],
    ['a tab', 'Ein\tAngebot', /unsichtbares Zeichen/],
    ['a control character', 'Ein\u0000 Angebot', /unsichtbares Zeichen/],
    ['a mark that turns the direction of writing', 'Ein \u202eAngebot', /unsichtbares Zeichen/],
    ['an entity', 'Ein&nbsp;Angebot', /enthält „&nbsp;“/],
    ['an entity by number', 'Ein&#160;Angebot', /enthält „&#160;“/],
    ['asterisks', 'Ein **neues** Angebot', /enthält \*\*/],
    ['a tilde between blanks', 'Ein ~ Angebot', /hat ~ oder \|/],
    ['a bar between blanks', 'Angebot | Auftrag', /hat ~ oder \|/],
    ['the link of another notation', 'Siehe [Preise](/institutional/pricing).', /eckige Klammern/],
    ['a second link', '[Preise] und [Sicherheit]', /höchstens einen/],
    ['a bracket without its partner', 'Siehe [Preise.', /eckige Klammern/],
    ['a link that English lacks', 'Siehe [Preise].', /auf Englisch fehlt/],
    ['HTML', 'Ein <b>neues</b> Angebot', /HTML/],
    ['nothing but blanks', '  ', /ist leer/],
  ])('is refused with %s, and is told what to do', (_, text, says) => {
    expect(judged(text).join(' ')).toMatch(says);
  });

  it('may have lines, an ampersand and marks in words', () => {
    expect(judged('Kauf & Ver|kauf;\nbis~{day}, per E-~Mail', 'By {day}')).toEqual([]);
  });

  it('may have a link where English has one', () => {
    expect(judged('Siehe [Preise].', 'See [prices].')).toEqual([]);
  });

  it('must name what the page fills in, as English does', () => {
    expect(judged('Bewerben Sie sich', 'Apply by {day}').join(' ')).toContain('nennt {day} nicht');
  });

  it('must not name what the page does not know', () => {
    expect(judged('Bis {tag} und {day}', 'Apply by {day}').join(' ')).toContain('nennt {tag}, das');
  });

  it('fits its place, with its names filled in and its marks left out', () => {
    const title = 'Bewertungen von Immobilien schnell und ein|fach organi|sieren und';
    expect(judged(title, 'Title', 'home.hero.title')).toEqual([]);
    expect(judged(`${title} vergleichen`, 'Title', 'home.hero.title').join(' ')).toMatch(
      /ist mit \d+ Zeichen zu lang: höchstens 66, sonst passt/,
    );
  });

  it('may be empty where English is', () => {
    expect(judged('', '')).toEqual([]);
  });

  it('neither begins nor ends with a blank, not even where English does', () => {
    expect(judged('Das Honorar beträgt ', 'The fee is ', 'caseStage.contract.fee')).toHaveLength(1);
  });
});

describe('a file of a language', () => {
  const english = { title: 'Title', points: ['One', 'Two'], wide: true };
  const faultsIn = (texts: unknown) => faultsOf(texts, english, german, 'home');

  it('has no fault with all that English has', () => {
    expect(faultsIn({ title: 'Titel', points: ['Eins', 'Zwei'], wide: true })).toEqual([]);
  });

  it('names a text that is missing, with the English one', () => {
    const faults = faultsIn({ points: ['Eins', 'Zwei'], wide: true });
    expect(faults).toEqual([{ key: 'home.title', says: expect.stringContaining('„Title“') as string }]);
  });

  it('names a text that English lacks', () => {
    const faults = faultsIn({ ...english, title: 'Titel', more: 'Mehr' });
    expect(faults).toEqual([
      { key: 'home.more', says: expect.stringContaining('gibt es auf Englisch nicht') as string },
    ]);
  });

  it('says how many entries a list needs', () => {
    const faults = faultsIn({ title: 'Titel', points: ['Eins'], wide: true });
    expect(faults).toEqual([
      {
        key: 'home.points',
        says: 'hat 1 Einträge, auf Englisch sind es 2. Beide Sprachen brauchen gleich viele.',
      },
    ]);
  });

  it('does not take a list for a text', () => {
    expect(faultsIn({ ...english, title: ['Titel'] }).map(({ key }) => key)).toEqual(['home.title']);
  });
});
