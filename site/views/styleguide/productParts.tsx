import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { OfferOrder } from '#site/components/product/OfferOrder.tsx';
import { MockButton } from '#site/components/product/MockButton.tsx';
import { Signature } from '#site/components/product/Signature.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { offerOrders } from '#site/content/types/offerOrders.ts';

const fields = [
  { label: 'Property', value: 'Residential building' },
  { label: 'Occasion', value: 'Loan' },
];
const lines = (['chosen', 'unchosen', 'done', 'waiting', 'total'] as const).map((state) => ({
  state,
  label: state,
  value: 'value',
}));
const orders = offerOrders.map((value) => ({ value, label: value }));

/** The product kit: each component once. */
export const productParts = {
  'Window: title, note, sample, hidden; Fields: items, boxed': (
    <Window title="Enquiry" note="note" sample="Sample">
      <Fields items={fields} />
      <Fields items={fields} boxed />
    </Window>
  ),
  'Lines: label, detail, value, before, state': (
    <Window title="Documents">
      <Lines items={lines} />
    </Window>
  ),
  'OfferOrder: legend, name, options, chosen, announcements; Offer: valuer, verified, duration, fee, rankByTime':
    (
      <Window title="Offers">
        <div className="offers grid gap-3">
          <OfferOrder
            legend="Order"
            name="order"
            chosen="fee"
            options={orders}
            announcements={{ fee: 'Lowest fee first', time: 'Quickest first' }}
          />
          <Offer name="offer" value="a" valuer="Valuer A" fee="lower" duration="later" rankByTime={2} />
          <Offer
            name="offer"
            value="b"
            valuer="Valuer B"
            verified="Verified"
            fee="higher"
            duration="sooner"
            rankByTime={1}
          />
        </div>
      </Window>
    ),
  'Signature: hand, name, role; MockButton: done': (
    <Window title="Contract">
      <div className="grid grid-cols-2 gap-4">
        <Signature hand={0} name="Client" />
        <Signature hand={1} name="Valuer" />
      </div>
      <p className="flex gap-2">
        <MockButton>Open</MockButton>
        <MockButton done>Signed</MockButton>
      </p>
    </Window>
  ),
};
