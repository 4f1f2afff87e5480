import { mailDraft } from '#common/mailDraft.ts';
import type { ContactFormContent } from '#site/content/types/site.ts';

type Props = {
  texts: ContactFormContent['otherWays'];
  reach: { tel: string; display: string; email: string };
  written: string;
  className: string;
};

const link =
  'text-blue hover:text-blue-dark py-2.5 font-semibold underline underline-offset-4 hover:decoration-2';

/** The ways that are left when the form fails: the message as a mail, and the telephone. */
export function OtherWays({ texts, reach, written, className }: Props) {
  return (
    <p className={className}>
      {texts.kept}{' '}
      <a href={mailDraft({ address: reach.email, ...texts, text: written })} className={link}>
        {texts.mail}
      </a>{' '}
      {texts.call}{' '}
      <a href={`tel:${reach.tel}`} className={`${link} whitespace-nowrap tabular-nums`}>
        {reach.display}
      </a>
      .
    </p>
  );
}
