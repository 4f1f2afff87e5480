import {
  answersTo,
  needQuestions,
  type Need,
  type NeedPlace,
  type NeedReason,
} from '#common/valuationNeed.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ValuationGuideContent, ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { Labelled } from './Comparison.tsx';
import './need-outcome.css';

type Props = {
  texts: ValuationNeedContent['outcome'];
  guide: ValuationGuideContent;
  place: NeedPlace;
  need: Need;
  links: Links;
};

/** How many of the guide's lists of documents a kind needs; the third applies to some properties only. */
const listsFor = { short: 1, full: 3, lending: 3 } as const;

/** Texts for some of the reasons; for the others the kind of valuation has them. */
type BySomeReasons = Partial<Record<NeedReason, string>>;

/** What matters for these answers: by the reason where it decides, else by the occasion; nothing for some. */
function remarkOn(
  { items, itemsOf }: ValuationNeedContent['outcome']['matters'],
  place: NeedPlace,
  need: Need,
) {
  const byReason: BySomeReasons = itemsOf;
  const byOccasion: Record<string, string> = items;
  const [given, reliance] = answersTo(place);
  const occasion = needQuestions.occasion.find((one) => one === given);
  // The remark on an estate is about those entitled to a share.
  if (occasion === undefined || (occasion === 'estate' && reliance === 'self')) return undefined;
  return byReason[need.reason] ?? byOccasion[occasion];
}

/** The outcome of the answers: cost, time, law, inspection, documents, and what matters. */
export function NeedOutcome({ texts, guide, place, need, links }: Props) {
  const { price, costs, law, inspection } = guide.overview.kinds[need.kind];
  const costsOf: BySomeReasons = texts.costsOf;
  const lawOf: BySomeReasons = texts.lawOf;
  const remark = remarkOn(texts.matters, place, need);
  const lists = guide.documents.groups.slice(0, listsFor[need.kind]);
  return (
    <div className={`need-outcome ${lists.length === 1 ? 'need-outcome-one-list' : 'need-outcome-lists'}`}>
      <div className="self-start border-b border-line">
        <Labelled
          rows={[
            [texts.costs, costsOf[need.reason] ?? `${price}, ${costs}`],
            [texts.duration, texts.durationText],
            [texts.law, lawOf[need.reason] ?? law],
            [texts.inspection, inspection],
          ]}
        />
      </div>
      <section aria-labelledby="documents-title">
        <h2 id="documents-title" className="text-heading font-bold">
          {texts.documents}
        </h2>
        <div className="need-documents mt-5">
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
        {remark && (
          <p className="border-s-2 border-blue ps-5 text-ink">
            <b className="block font-semibold">{texts.matters.title}</b> {remark}
          </p>
        )}
        <p className="text-small">
          {texts.advice}
          <span className="block">{guide.asOf}</span>
        </p>
        <p className="no-print flex">
          <ButtonLink link={links.to('institutional', 'create_enquiry')}>{texts.enquiry}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
