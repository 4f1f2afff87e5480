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
import { comparedBy } from '#site/content/types/home.ts';
import type { SiteContent } from '#site/content/types/site.ts';

type Props = { content: Pick<SiteContent, 'home' | 'twoSides'>; locale: Locale };

/** The kit that draws the platform: each part once, with its props. */
export function ProductSection({ content: { home, twoSides }, locale }: Props) {
  const { title, sample, offers, orderedBy, orders, choose, properties } = home.enquiry;
  const { parties, events } = twoSides;
  const shown = events.map(({ sides }) => sides.valuer);
  const { fields = [], controls = [] } = shown[0] ?? {};
  const lines = [...(events[2]?.sides.client.lines ?? []), ...shown.flatMap(({ lines = [] }) => lines)];
  return (
    <Band tone="page" labelledBy="product" head={{ title: 'Product kit' }}>
      <div className="mt-14 grid items-start gap-8 lg:grid-cols-2">
        <Part title="Window: title, note, sample, size, hidden; Fields: items" locale={locale}>
          <Window title={title} sample={sample}>
            <Fields items={fields} />
          </Window>
        </Part>
        <Part title="Window: size small; Fields: boxed" locale={locale}>
          <Window title={title} size="small">
            <Fields items={fields} boxed />
          </Window>
        </Part>
        <Part
          title="Lines: label, detail, value, before, state (chosen, done, waiting, total)"
          locale={locale}
        >
          <Window title={title} size="small">
            <Lines items={lines.filter(({ state }) => state)} />
          </Window>
        </Part>
        <Part
          title="Choice: legend, name, options, chosen; Offer: valuer, duration, fee, rankByTime"
          locale={locale}
        >
          <Window title={title} note={offers} sample={sample}>
            <div className="group/offers grid gap-4">
              <Choice
                legend={orderedBy}
                name="order"
                chosen="price"
                options={comparedBy.map((value) => ({ value, label: orders[value] }))}
              />
              <fieldset className="grid min-w-0 gap-2.5">
                <legend className="sr-only">{choose}</legend>
                {properties[0]?.offers.map(({ valuer, fee, time, byTime }) => (
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
          <Window title={title} size="small">
            <div className="grid grid-cols-2 gap-4">
              <Signature hand={0} name={parties.client} role={twoSides.sides.client} />
              <Signature hand={1} name={parties.valuer} role={twoSides.sides.valuer} />
            </div>
            <p className="flex gap-2">
              {controls.map((control) => (
                <Quiet key={control}>{control}</Quiet>
              ))}
              <Quiet done>{title}</Quiet>
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
