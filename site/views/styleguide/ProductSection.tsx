import type { ReactNode } from 'react';
import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { Choice } from '#site/components/product/Choice.tsx';
import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { Quiet } from '#site/components/product/Quiet.tsx';
import { Signature } from '#site/components/product/Signature.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { comparedBy } from '#site/content/types/doors.ts';
import type { SiteContent } from '#site/content/types/site.ts';

type Props = { content: Pick<SiteContent, 'doors' | 'twoSides'>; locale: Locale };

/** The kit that draws the platform: each part once, with its props. */
export function ProductSection({ content: { doors, twoSides }, locale }: Props) {
  const { offers, enquiry, sample } = doors;
  const { choice, counterOffer, documents } = twoSides.events;
  return (
    <Band tone="page" labelledBy="product" head={{ title: 'Product kit' }}>
      <div className="mt-14 grid items-start gap-8 lg:grid-cols-2">
        <Part title="Window: title, note, sample, size, hidden; Fields: items" locale={locale}>
          <Window title={enquiry.title} sample={sample}>
            <Fields items={enquiry.facts} />
          </Window>
        </Part>
        <Part title="Window: size small; Fields: boxed" locale={locale}>
          <Window title={enquiry.title} size="small">
            <Fields items={enquiry.facts} boxed />
          </Window>
        </Part>
        <Part
          title="Lines: label, detail, value, before, state (chosen, done, waiting, adjustable, total)"
          locale={locale}
        >
          <Window title={choice.client.shows.title} size="small">
            <Lines
              items={[
                ...(choice.client.shows.lines ?? []),
                ...(documents.valuer.shows.lines ?? []),
                ...(counterOffer.valuer.shows.lines ?? []),
                ...enquiry.offer.lines.slice(-1).map((line) => ({ ...line, state: 'total' as const })),
              ]}
            />
          </Window>
        </Part>
        <Part
          title="Choice: legend, name, options, chosen; Offer: valuer, duration, fee, rankByTime"
          locale={locale}
        >
          <Window title={offers.title} note={offers.property} sample={sample}>
            <div className="group/offers grid gap-4">
              <Choice
                legend={offers.orderedBy}
                name="order"
                chosen="price"
                options={comparedBy.map((value) => ({ value, label: offers.orders[value] }))}
              />
              <fieldset className="grid min-w-0 gap-2.5">
                <legend className="sr-only">{offers.choose}</legend>
                {offers.items.map(({ valuer, fee, time, byTime }) => (
                  <Offer
                    key={valuer}
                    name="offer"
                    value={valuer}
                    valuer={valuer}
                    fee={fee}
                    duration={time}
                    rankByTime={byTime}
                  />
                ))}
              </fieldset>
            </div>
          </Window>
        </Part>
        <Part title="Signature: hand, name, role; Quiet: done" locale={locale}>
          <Window title={twoSides.events.contract.title} size="small">
            <div className="grid grid-cols-2 gap-4">
              <Signature hand={0} name={twoSides.sides.client.party} role={twoSides.sides.client.name} />
              <Signature hand={1} name={twoSides.sides.valuer.party} role={twoSides.sides.valuer.name} />
            </div>
            <p className="flex gap-2">
              <Quiet>{enquiry.decline.label}</Quiet>
              <Quiet done>{enquiry.offer.label}</Quiet>
            </p>
          </Window>
        </Part>
      </div>
    </Band>
  );
}

/** The samples are in the page's language, the names of the props in English. */
function Part({ title, locale, children }: { title: string; locale: Locale; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-small font-semibold">{title}</h3>
      <div lang={locale}>{children}</div>
    </div>
  );
}
