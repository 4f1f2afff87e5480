import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SecurityContent, SecurityItem } from '#site/content/types/security.ts';
import type { Link } from '#site/links.ts';

type Props = {
  texts: SecurityContent;
  /** Where the middle of the path lies. */
  place: string;
  /** Leads to what stands behind each principle. */
  evidence: { label: string; link: Link };
};

type Station = { item: SecurityItem; drawing: string };

/** On the way in: the file is locked, and who comes for it shows a second key. */
const before: readonly Station[] = [
  {
    item: 'encryption',
    drawing: 'M13 4H7v24h18V12zm0 0v8h12M12 20h8v6h-8zm1.500 0v-2.500a2.500 2.500 0 0 1 5 0V20',
  },
  { item: 'twoFactor', drawing: 'M6 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0m10 0h11v5m-5-5v4M9 21h11v8H9zm3 4h5' },
];
/** Where it lies: kept by rules, unchanged, more than once. */
const there: readonly Station[] = [
  {
    item: 'managementSystem',
    drawing:
      'M5 5h22v7H5zm0 7h22v8H5zm0 8h22v7H5zM9 8.500h2m-2 7.500h2m-2 7.500h2M16 8.500h7m-7 7.500h7m-7 7.500h7',
  },
  { item: 'integrity', drawing: 'M16 4 26 8v8c0 6-4 10-10 12C10 26 6 22 6 16V8zm-5 12 4 4 7-8' },
  { item: 'backups', drawing: 'M5 5h14v16H5zm5 16v4h14V9h-5m5 4h4v16H14v-4' },
];
/** Who looks after it. */
const after: readonly Station[] = [
  { item: 'humanFirewall', drawing: 'M11 9a5 5 0 1 0 10 0 5 5 0 1 0-10 0M6 28c0-7 4-10 10-10s10 3 10 10z' },
];

/** What protects a document, told as its path: six stations, three of them in one place. */
export function SecurityPath({ texts: { items, ...head }, place, evidence }: Props) {
  const stations = (some: readonly Station[]) =>
    some.map(({ item, drawing }) => (
      <li key={item} className="station">
        <svg aria-hidden="true" viewBox="0 0 32 32">
          <path d={drawing} />
        </svg>
        <div>
          <h3 className="text-subheading font-semibold sm:text-heading">{items[item].title}</h3>
          <p className="mt-1 max-w-[64ch]">{items[item].text}</p>
        </div>
      </li>
    ));
  return (
    <section
      id="security"
      tabIndex={-1}
      aria-labelledby="security-title"
      className="from-blue-dark to-night-head bg-linear-to-b py-[clamp(3.5rem,2rem+5vw,6rem)] text-white/85 [&_h2]:text-white [&_h3]:text-white"
    >
      <div className="max-w-page gutter mx-auto grid gap-10 lg:grid-cols-[5fr_8fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="security-title" {...head} onDeep />
          <p className="mt-6">
            <TextLink link={evidence.link} onDeep>
              {evidence.label}
            </TextLink>
          </p>
        </div>
        <ol className="security-path">
          {stations(before)}
          <li className="security-place">
            <p className="text-small font-semibold text-white">{place}</p>
            <ol>{stations(there)}</ol>
          </li>
          {stations(after)}
        </ol>
      </div>
    </section>
  );
}
