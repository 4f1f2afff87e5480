import type { ContactFormContent } from '#site/content/types/site.ts';

/** Whom to call and where to write. */
export type Reach = { tel: string; display: string; email: string };

type Props = {
  texts: ContactFormContent['otherWays'];
  reach: Reach;
  /** The address of a mail with the message. */
  mail: string;
  className?: string;
};

const link =
  'text-blue hover:text-blue-dark py-2.5 font-semibold underline underline-offset-4 hover:decoration-2';

/** The ways that are left when the form fails: the telephone, and the message as a mail. */
export function OtherWays({ texts, reach, mail, className }: Props) {
  return (
    <p className={className}>
      {texts.call}{' '}
      <a href={`tel:${reach.tel}`} className={`${link} whitespace-nowrap tabular-nums`}>
        {reach.display}
      </a>{' '}
      {texts.or}{' '}
      <a href={mail} className={link}>
        {texts.mail}
      </a>
      .
    </p>
  );
}
