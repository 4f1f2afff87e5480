import { describe, expect, test } from 'vitest';
import { renderLegal } from './render.ts';

const values = { 'company.name': 'Muster & Söhne', 'company.email': 'a_b_c@example.org' };

test('intro, sections and slots are told apart, and headings are numbered as asked', () => {
  const text = 'Vorab.\n\n## Eins\n\nText.\n\n### Darin\n\n{slot.settings}\n\n## Zwei\n';
  expect(renderLegal(text, values, (position) => `§ ${position}`)).toEqual({
    introHtml: '<p>Vorab.</p>\n',
    sections: [
      { id: 'section-1', heading: '§ 1 Eins', html: '<p>Text.</p>\n<h3>Darin</h3>\n', slot: 'settings' },
      { id: 'section-2', heading: '§ 2 Zwei', html: '' },
    ],
  });
});

test('what is read as one is kept together', () => {
  expect(renderLegal('Art. 6(1)(f) GDPR, § 1 BGB', values).introHtml).toBe(
    '<p>Art.\u00a06(1)\u2060(f)\u00a0GDPR, §\u00a01\u00a0BGB</p>\n',
  );
});

describe('placeholders', () => {
  test('are filled in running text and in link targets', () => {
    const { introHtml } = renderLegal('{company.name}: [{company.email}](mailto:{company.email})', values);
    expect(introHtml).toBe(
      '<p>Muster &amp; Söhne: <a href="mailto:a_b_c@example.org">a_b_c@example.org</a></p>\n',
    );
  });

  test('bring text, never markup', () => {
    const { introHtml } = renderLegal('{x}', { x: '*A* <b>B</b> [C](#c) `D`' });
    expect(introHtml).toBe('<p>*A* &lt;b&gt;B&lt;/b&gt; [C](#c) `D`</p>\n');
  });

  test.each(['company.phone', '', 'constructor'])('that are unknown fail by name: {%s}', (key) => {
    expect(() => renderLegal(`Text {${key}}.`, values)).toThrow(`nothing is called {${key}}`);
  });

  test.each(['{company.name', 'company.name}', '{{company.name}'])(
    'with a brace too few fail: %s',
    (text) => {
      expect(() => renderLegal(text, values)).toThrow('a brace without its partner');
    },
  );
});
