import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { Link } from '#site/links.ts';

/** `more` leads to what protects a document. */
type Props = { title: string; more: { label: string; link: Link } };

/** The way to what protects a document, in a line. */
export function SecurityLine({ title, more }: Props) {
  return (
    <Band tone="deep" id="security_compliance" labelledBy="security-title" className="max-md:py-10 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-3">
        <h2 id="security-title" className="text-heading font-bold">
          {title}
        </h2>
        <TextLink link={more.link} onDeep>
          {more.label}
        </TextLink>
      </div>
    </Band>
  );
}
