import { Band } from '#site/components/Band.tsx';
import { Points } from '#site/components/Points.tsx';
import { Choice } from '#site/components/product/Choice.tsx';
import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ProfessionalContent, ValuersDeskContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './desk.css';

type Props = {
  texts: ValuersDeskContent;
  features: ProfessionalContent['features'];
  securityLink: Link;
};

/** One sample enquiry and both possible answers to it; below, the valuer's benefits. */
export function DeskSection({ texts, features, securityLink }: Props) {
  const { sample, enquiry, answer, ...head } = texts;
  return (
    <Band tone="page" id="key_benefits" labelledBy="benefits-title" space="close">
      <SectionHeading id="benefits-title" {...head} />
      <Window
        title={enquiry.reference}
        note={`${enquiry.from}, ${enquiry.received}`}
        sample={sample}
        className="mt-5 lg:mt-8"
      >
        <div className="desk-enquiry">
          <div className="grid min-w-0 content-start gap-4">
            <div>
              <h3 className="text-heading font-bold">{enquiry.title}</h3>
              <p className="mt-2 max-w-[56ch] text-ink">{enquiry.text}</p>
            </div>
            <Fields items={enquiry.particulars} />
            <h4 className="sr-only">{enquiry.documents.label}</h4>
            <div className="border-t border-line pt-3">
              <Lines
                items={[
                  ...enquiry.documents.there.map((label) => ({ label, state: 'done' as const })),
                  { label: enquiry.documents.missing, state: 'waiting' },
                ]}
              />
            </div>
          </div>
          <Answers texts={answer} />
        </div>
      </Window>
      <Points
        layout="three"
        items={Object.entries(features.items).map(([key, item]) => ({
          ...item,
          more:
            key === 'dataProtection' ? (
              <TextLink link={securityLink}>{features.securityLink}</TextLink>
            ) : undefined,
        }))}
      />
    </Band>
  );
}

/** Both answers in one grid cell, switched by radio buttons; one below the other without `:has()` and in print. */
function Answers({ texts }: { texts: ValuersDeskContent['answer'] }) {
  const { legend, offer, decline } = texts;
  return (
    <div className="desk-answers">
      <Choice
        legend={legend}
        legendShown
        name="answer"
        chosen="offer"
        options={(['offer', 'decline'] as const).map((value) => ({ value, label: texts[value].label }))}
      />
      <div className="grid gap-5">
        <div className="desk-answer desk-answer-offer">
          <Lines items={[...offer.lines, { ...offer.total, state: 'total' }]} />
          <p className="mt-3 text-ink">{offer.note}</p>
        </div>
        <div className="desk-answer desk-answer-decline">
          <h4 className="mb-3 text-subheading font-semibold">{decline.title}</h4>
          <Lines items={decline.reasons.map((label) => ({ label }))} />
          <p className="mt-3 border-t border-line pt-3">{decline.note}</p>
        </div>
      </div>
    </div>
  );
}
