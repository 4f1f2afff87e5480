import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { Calculation } from './Calculation.tsx';
import { Sheets } from './Sheets.tsx';
import { sheetId } from './sheets/Sheet.tsx';
import '#site/components/hero.css';
import '#site/components/phone-hero.css';
import '#site/components/titled-item.css';
import './sample-report.css';

type Props = { content: SiteContent; links: Links };

const fanId = 'report';

const registerEvents = {
  client: analyticsEvents.sampleReportRegister,
  valuer: analyticsEvents.sampleReportPartner,
};

/** The sample report: its calculation, its pages as a fan, notes, and links onwards. */
export function SampleReportView({ content: { common, sampleReport: texts }, links }: Props) {
  const { header, notes } = texts;
  return (
    <>
      <section
        id={fanId}
        aria-labelledby="page-title"
        className="report-head bg-hero text-white print:bg-white print:bg-none"
      >
        <header className="report-header page-width print:hidden">
          <div>
            <Kicker onDeep>{header.kicker}</Kicker>
            <h1 id="page-title" className="hero-headline phone-hero-title">
              {header.title}
            </h1>
          </div>
          <div className="report-header-lead">
            <p className="arrives-whole text-lead">{header.lead}</p>
            <p>{header.note}</p>
            <p className="report-header-action">
              <ButtonLink link={{ href: `#${sheetId('cover')}` }}>{texts.open}</ButtonLink>
              <span className="text-small">{texts.extent}</span>
            </p>
          </div>
        </header>
        <div className="page-width mt-8 md:mt-6 print:hidden">
          <Calculation texts={texts.calculation} sample={texts.reading.sample} />
        </div>
        <div className="report-stage mt-4 print:mt-0">
          <Sheets texts={texts} home={fanId} />
        </div>
      </section>
      <Band
        tone="page"
        labelledBy="notes-title"
        head={{ title: notes.title }}
        size="section"
        space="close"
        className="print:hidden"
      >
        <ul className="report-notes mt-8">
          {notes.items.map(({ title, text }) => (
            <li key={title} className="report-note titled-item">
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="max-w-[34em] text-ink">{text}</p>
            </li>
          ))}
        </ul>
        <div className="report-registration mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <RegisterButtons actions={common.actions} links={links} events={registerEvents} />
          <TextLink link={links.to('valuationGuide')}>{texts.guide}</TextLink>
        </div>
      </Band>
    </>
  );
}
