import { contactFields, type ContactField } from './contactFields.ts';
import { readField } from './contact.ts';
import { withoutHyphens } from './marks.ts';

/** Some systems silently drop longer `mailto:` addresses. */
const longest = 2000;

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%0A', '%0D%0A');

type MailDraft = { address: string; subject: string; text: string; cut: string };

/** The `mailto:` address of a mail that holds a text (RFC 6068), or as much of it as fits, and `cut` after that. */
export function mailDraft({ address, subject, text, cut }: MailDraft): string {
  let link = `mailto:${address}?subject=${encoded(subject)}&body=`;
  const body = encoded(text);
  if (link.length + body.length <= longest) return link + body;

  const end = encoded(cut);
  for (const character of text) {
    const next = encoded(character);
    if (link.length + next.length + end.length > longest) break;
    link += next;
  }
  return link + end;
}

/**
 * What was typed into the form, as the text of a mail: a line for each field, the message last.
 * @param labels what the form calls its fields
 * @param typed with the country by its name
 */
export function writtenMessage(
  labels: Record<ContactField, string>,
  typed: Partial<Record<ContactField, string>>,
): string {
  return contactFields
    .map((field) => ({ label: labels[field], text: readField(field, typed[field] ?? '') }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${withoutHyphens(label)}: ${text}`)
    .join('\n');
}
