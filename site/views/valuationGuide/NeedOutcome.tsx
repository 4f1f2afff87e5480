import { clsx } from 'clsx';
import {
  answersTo,
  occasionOf,
  type NeedOutcome as Outcome,
  type NeedReason,
} from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { RegisterClient } from '#site/components/RegisterClient.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { documentsForKind } from '#site/content/documents.ts';
import type { SiteContent, ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { Labelled } from './Labelled.tsx';
import './need-outcome.css';

type Props = { content: SiteContent; outcome: Outcome; links: Links };

/** Texts for some of the reasons; for the others the kind of valuation has them. */
type BySomeReasons = Partial<Record<NeedReason, string>>;

/** What matters for these answers: by the reason where it decides, else by the occasion; nothing for some. */
function remarkOn({ items, itemsOf }: ValuationNeedContent['outcome']['matters'], outcome: Outcome) {
  const byReason: BySomeReasons = itemsOf;
  const byOccasion: Record<string, string> = items;
  const [, reliance] = answersTo(outcome);
  const occasion = occasionOf(outcome);
  // The remark on an estate is about those entitled to a share.
  if (occasion === undefined || (occasion === 'estate' && reliance === 'self')) return undefined;
  return byReason[outcome.need.reason] ?? byOccasion[occasion];
}

/** The outcome of the answers: what to do next, then why and what matters, cost, time, law, inspection, and documents. */
export function NeedOutcome({ content, outcome, links }: Props) {
  const { valuationNeed, valuationGuide: guide } = content;
  const texts = valuationNeed.outcome;
  const { kind, reason } = outcome.need;
  const { price, costs, law, inspection } = guide.overview.kinds[kind];
  const { more }: { text: string; more?: string } = texts.reasons[reason];
  const costsOf: BySomeReasons = texts.costsOf;
  const lawOf: BySomeReasons = texts.lawOf;
  const remark = remarkOn(texts.matters, outcome);
  const lists = documentsForKind(content.documents, kind);
  return (
    <>
      <NextSteps content={content} outcome={outcome} links={links} />
      <div className="need-reasons empty:hidden">
        {more && <p className="max-w-[62ch] text-ink">{more}</p>}
        {remark && (
          <p className="max-w-[62ch] border-s-2 border-blue ps-5 text-ink">
            <b className="block font-semibold">{texts.matters.title}</b> {remark}
          </p>
        )}
      </div>
      <div className={`need-outcome ${lists.length === 1 ? 'need-outcome-one-list' : 'need-outcome-lists'}`}>
        <div className="need-figures">
          <Labelled
            rows={[
              [texts.costs, costsOf[reason] ?? `${price}, ${costs}`],
              [texts.duration, texts.durationText],
              [texts.law, lawOf[reason] ?? law],
              [texts.inspection, inspection],
            ]}
          />
        </div>
        <section aria-labelledby="documents-title">
          <h2 id="documents-title" className="text-heading font-bold">
            {texts.documents}
          </h2>
          <div className={clsx('need-documents mt-5', columns[lists.length])}>
            {lists.map(({ title, items }) => (
              <div key={title}>
                <h3 className="mb-3 text-subheading font-semibold">{title}</h3>
                <Bullets items={items} />
              </div>
            ))}
          </div>
          <p className="no-print mt-5">
            <TextLink link={links.to('valuationGuide', 'documents')}>{texts.documentsLink}</TextLink>
          </p>
        </section>
        <div className="grid max-w-[68ch] content-start gap-4">
          <p className="text-small">
            {texts.advice}
            <span className="block">{guide.asOf}</span>
          </p>
          <p className="no-print">
            <TextLink link={links.to('institutional', 'create_enquiry')}>{texts.enquiry}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** Columns by number of lists. */
const columns: Record<number, string> = { 2: 'need-documents-two', 3: 'need-documents-three' };

/** First to register, then the sheet that says what to commission. */
function NextSteps({ content: { common, valuationNeed }, outcome, links }: Props) {
  const { free, briefLink } = valuationNeed.outcome;
  return (
    <div className="no-print -mt-4 grid gap-3">
      <p className="flex flex-wrap gap-3">
        <RegisterClient actions={common.actions} links={links} event={analyticsEvents.guideRegister} />
        <ButtonLink link={links.brief(answersTo(outcome))} variant="secondary">
          {briefLink}
        </ButtonLink>
      </p>
      <p className="text-small">{free}</p>
    </div>
  );
}
