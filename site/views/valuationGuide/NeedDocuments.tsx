import type { ValuationKind } from '#common/valuationNeed.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { documentsForKind } from '#site/content/documents.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import './need-documents.css';

type Props = {
  content: Pick<SiteContent, 'documents' | 'valuationNeed'>;
  kind: ValuationKind;
  links: Links;
};

/** The documents that a kind of valuation needs: lists side by side, or one over the width. */
export function NeedDocuments({ content: { documents, valuationNeed }, kind, links }: Props) {
  const texts = valuationNeed.outcome;
  const lists = documentsForKind(documents, kind);
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className="text-heading font-bold">
        {texts.documents}
      </h2>
      <div className={lists.length === 1 ? 'mt-5' : 'need-documents mt-5'}>
        {lists.map(({ title, items }) => (
          <div key={title} className="need-documents-list">
            <h3 className="mb-3 text-subheading font-semibold">{title}</h3>
            <Bullets items={items} wide={lists.length === 1} />
          </div>
        ))}
      </div>
      <p className="no-print mt-5">
        <TextLink link={links.to('valuationGuide', 'documents')}>{texts.documentsLink}</TextLink>
      </p>
    </section>
  );
}
