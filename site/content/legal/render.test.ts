import { describe, expect, test } from 'vitest';
import { renderLegal } from './render.ts';

const values = { 'company.name': 'Muster & Söhne', 'company.email': 'a_b_c@example.org' };

test('the intro and the sections are told apart, and sections are counted', () => {
  const { introHtml, sections } = renderLegal('Vorab.\n\n## Eins\n\nText.\n\n### Darin\n\n## Zwei\n', values);
  expect(introHtml).toBe('<p>Vorab.</p>\n');
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['section-1', 'Eins'],
    ['section-2', 'Zwei'],
  ]);
  expect(sections[0]?.html).toBe('<p>Text.</p>\n<h3>Darin</h3>\n');
  expect(sections[1]?.html).toBe('');
});

test('a slot is noted at its section, and leaves no text', () => {
  const { sections } = renderLegal('## Eins\n\nText.\n\n{{slot.settings}}\n\n## Zwei\n', values);
  expect(sections).toEqual([
    { id: 'section-1', heading: 'Eins', html: '<p>Text.</p>\n', slot: 'settings' },
    { id: 'section-2', heading: 'Zwei', html: '' },
  ]);
});

test('headings are numbered as asked', () => {
  const { sections } = renderLegal('## Eins\n\n## Zwei\n', values, (position) => `§ ${position}`);
  expect(sections.map(({ heading }) => heading)).toEqual(['§ 1 Eins', '§ 2 Zwei']);
});

test('what is read as one is kept together', () => {
  expect(renderLegal('Art. 6(1)(f) GDPR, § 1 BGB', values).introHtml).toBe(
    '<p>Art.\u00a06(1)\u2060(f)\u00a0GDPR, §\u00a01\u00a0BGB</p>\n',
  );
});

test('a text without sections is all intro', () => {
  expect(renderLegal('Nur das.', values)).toEqual({ introHtml: '<p>Nur das.</p>\n', sections: [] });
});

describe('placeholders', () => {
  test('are filled in running text and in link targets', () => {
    const { introHtml } = renderLegal(
      '{{company.name}}: [{{company.email}}](mailto:{{company.email}})',
      values,
    );
    expect(introHtml).toBe(
      '<p>Muster &amp; Söhne: <a href="mailto:a_b_c@example.org">a_b_c@example.org</a></p>\n',
    );
  });

  test('bring text, never markup', () => {
    const { introHtml } = renderLegal('{{x}}', { x: '*A* <b>B</b> [C](#c) `D`' });
    expect(introHtml).toBe('<p>*A* &lt;b&gt;B&lt;/b&gt; [C](#c) `D`</p>\n');
  });

  test.each(['company.phone', 'company', '', ' company.name', 'constructor'])(
    'that are unknown fail by name: {{%s}}',
    (key) => {
      expect(() => renderLegal(`Text {{${key}}}.`, values)).toThrow(
        `Legal text: no value for the placeholder {{${key}}}`,
      );
    },
  );

  test.each(['{{company.name', 'company.name}}', '{{company.name}'])('that are unclosed fail: %s', (text) => {
    expect(() => renderLegal(text, values)).toThrow('Legal text: unclosed placeholder');
  });
});
