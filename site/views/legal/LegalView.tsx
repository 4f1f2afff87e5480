import { clsx } from 'clsx';
import { languageAttribute } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { AnalyticsSettingsButton } from '#site/components/AnalyticsSettingsButton.tsx';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import type { EarlierVersions, LegalHistory } from '#site/content/legal/changes.ts';
import type { LegalDocument, LegalSection } from '#site/content/legal/render.ts';
import { ContentsList } from './ContentsList.tsx';
import { historyId, HistorySection } from './HistorySection.tsx';
import './legal.css';
import './prose.css';

/** The binding version, linked from a translation. */
export type BindingVersion = { label: string; locale: Locale; href: string };

type Props = {
  title: string;
  kicker: string;
  /** Heading of the table of contents; undefined for a text of short sections, which has none. */
  contents: string | undefined;
  /** Says which version this is, and leads to the one in force; only at the address of a version. */
  notice?: { says: string; link: string; href: string };
  document: LegalDocument;
  /** Changes by version; undefined for a text without versions. */
  history: LegalHistory | undefined;
  /** The versions before this one. */
  earlier?: EarlierVersions;
  binding: BindingVersion | undefined;
  /** Label of the button that opens the analytics settings; undefined on a site without analytics. */
  analyticsSettings?: string | undefined;
};

/** A legal text; one with versions has a table of contents, and ends with its changes. */
export function LegalView(props: Props) {
  const { title, kicker, contents, document, history } = props;
  const { introHtml, sections } = document;
  const isLong = contents !== undefined;
  const listed = history ? [...sections, { id: historyId, heading: history.title }] : sections;
  const rows = isLong ? 'legal-section' : 'legal-section legal-section-short';
  return (
    <article aria-labelledby="page-title">
      <div className="legal-header">
        <PageHeader kicker={kicker} title={title}>
          {isLong ? null : <Prose html={introHtml} className="mt-4 max-w-none! text-lead" />}
        </PageHeader>
      </div>
      <div className={`page-width ${isLong ? 'legal-columns' : 'pb-16'}`}>
        {isLong && (
          // Firefox makes what scrolls a stop of the Tab key; the links in it are stops enough.
          <div tabIndex={-1} className="legal-contents no-print">
            <ContentsList title={contents} sections={listed} />
          </div>
        )}
        <div className="min-w-0">
          <Body {...props} className={rows} />
        </div>
      </div>
    </article>
  );
}

type BodyProps = Props & {
  /** Of each section. */
  className: string;
};

/** The text itself, between what stands before it and its changes. */
function Body(props: BodyProps) {
  const { contents, notice, document, history, earlier, binding, analyticsSettings, className } = props;
  const { introHtml, sections } = document;
  return (
    <>
      {notice && (
        <p className="prose mb-5">
          <strong>{notice.says}</strong> <a href={notice.href}>{notice.link}</a>
        </p>
      )}
      {contents !== undefined && <Prose html={introHtml} />}
      {binding && <BindingLink {...binding} />}
      {sections.map((section) => (
        <Section key={section.id} {...section} className={className} analyticsSettings={analyticsSettings} />
      ))}
      {history ? <HistorySection {...history} earlier={earlier} /> : null}
    </>
  );
}

type SectionProps = LegalSection & Pick<Props, 'analyticsSettings'> & { className: string };

function Section({ id, heading, html, slot, className, analyticsSettings }: SectionProps) {
  const hasButton = slot === 'analyticsSettings' && analyticsSettings !== undefined;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="legal-heading mb-5 max-w-[39rem] print:mb-2">
        {heading}
      </h2>
      <Prose html={html} />
      {hasButton && (
        <AnalyticsSettingsButton
          label={analyticsSettings}
          className={`no-print mt-6 ${buttonClass('secondary')}`}
        />
      )}
    </section>
  );
}

function BindingLink({ label, locale, href }: BindingVersion) {
  return (
    <p className="prose mt-5">
      <a
        href={href}
        hrefLang={locale}
        // Stores the language, like the switch: otherwise the redirect to the stored one would lead back here.
        {...{ [languageAttribute]: locale }}
      >
        {label}
      </a>
    </p>
  );
}

/**
 * HTML that the build rendered from our own Markdown, hence trusted. A URL moves to the next line as a whole, with the
 * mark behind it; only one longer than a line breaks, before its last part.
 */
function Prose({ html, className }: { html: string; className?: string }) {
  const __html = html.replaceAll(
    /<a ([^>]*)>(https?:[^<]+)(\.\w+)<\/a>([.,;:)]?)/g,
    '<span class="legal-address-kept"><a $1><span class="legal-address">$2<wbr>$3</span></a>$4</span>',
  );
  return <div className={clsx('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
