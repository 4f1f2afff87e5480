import { securityItems, type SecurityContent } from '#site/content/types/security.ts';
import type { Link } from '#site/links.ts';
import { Band } from './Band.tsx';
import { TextLink } from './TextLink.tsx';

/** `evidence` leads to what stands behind each principle. */
type Props = { id: string; texts: SecurityContent; evidence: { label: string; link: Link } };

/** The six safety principles, numbered, on deep blue. */
export function SecuritySection({ id, texts: { items, ...head }, evidence }: Props) {
  const headingId = `${id}-title`;
  return (
    <Band tone="deep" id={id} labelledBy={headingId} head={head}>
      <ol className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-20">
        {securityItems.map((item, index) => (
          <li key={item} className="reveal border-t border-white/20 pt-6">
            <span aria-hidden="true" className="text-orange-light text-small font-semibold tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-heading mt-2 font-semibold">{items[item].title}</h3>
            <p className="mt-3 max-w-[46ch] [&:lang(de)]:hyphens-auto">{items[item].text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <TextLink link={evidence.link} onDeep>
          {evidence.label}
        </TextLink>
      </p>
    </Band>
  );
}
