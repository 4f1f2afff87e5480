import { TextLink } from '@keystar/ui/link';
import { Flex } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField } from '@keystatic/core';
import type { PageForm } from '../../scripts/edit/forms.ts';
import type { CheckContext } from '../../site/content/check/faults.ts';
import { words } from './words.ts';

/** A part of a form that shows something and keeps nothing. */
function shownOnly(Shown: () => React.ReactElement): BasicFormField<null> {
  return {
    kind: 'form',
    Input: Shown,
    defaultValue: () => null,
    parse: () => null,
    serialize: () => ({ value: undefined }),
    validate: () => null,
    reader: { parse: () => null },
  };
}

/** Links above a form of entries, by what they say. */
export const linksTo = (links: Readonly<Record<string, string>>) =>
  shownOnly(() => (
    <Flex gap="large" wrap>
      {Object.entries(links).map(([says, path]) => (
        <TextLink key={path} href={path} target="_blank">
          {says}
        </TextLink>
      ))}
    </Flex>
  ));

/** What stands above a form: its page, the page's sections, the same form in the other languages, the names. */
export function nextTo(
  { file, path, sections, others }: PageForm,
  context: CheckContext,
): BasicFormField<null> {
  const says = words[context.speaks];
  return shownOnly(() => (
    <Flex direction="column" gap="regular">
      <Flex gap="large" wrap>
        {path !== undefined && (
          <TextLink href={path} target="_blank">
            {says.page}
          </TextLink>
        )}
        {others.map((locale) => (
          <TextLink key={locale} href={`/keystatic/singleton/${locale}-${file}`}>
            {says.otherForm}
          </TextLink>
        ))}
      </Flex>
      {sections.length > 0 && (
        <Flex gap="regular" wrap>
          <Text>{says.sections}:</Text>
          {sections.map(({ heading, path: address }) => (
            <TextLink key={address} href={address} target="_blank">
              {heading}
            </TextLink>
          ))}
        </Flex>
      )}
      <NameList context={context} />
    </Flex>
  ));
}

/** Every name that a text may use, with what the page shows for it. */
function NameList({ context: { values, speaks } }: { context: CheckContext }) {
  return (
    <details style={{ fontFamily: 'sans-serif', fontSize: '0.875rem' }}>
      <summary style={{ cursor: 'pointer' }}>{words[speaks].names}</summary>
      <p>{words[speaks].namesHelp}</p>
      <table>
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <td>
                <code>{`{${name}}`}</code>
              </td>
              <td style={{ paddingInlineStart: '1rem' }}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
