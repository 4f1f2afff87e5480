import { securityItems } from '#site/content/types/security.ts';
import type { SecurityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { Band } from './Band.tsx';
import { Points } from './Points.tsx';
import { TextLink } from './TextLink.tsx';

type Props = {
  /** Anchor, or the last part of the section's own address. */
  id: string;
  texts: SecurityContent;
  /** To what is said about security at length. */
  more: Link;
};

/** Security and compliance: six points, each with a sentence, and where there is more. */
export function SecuritySection({ id, texts: { kicker, title, items, more: label }, more }: Props) {
  return (
    <Band tone="page" id={id} head={{ kicker, title }} size="section" space="close">
      <Points items={securityItems.map((item) => items[item])} layout="three" />
      <p className="mt-4">
        <TextLink link={more}>{label}</TextLink>
      </p>
    </Band>
  );
}
