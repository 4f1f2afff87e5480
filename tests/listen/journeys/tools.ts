import { feeLimits, settlement } from '#common/fees.ts';
import { locales } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { readOrOperate, type Journey } from './journey.ts';

/** Home's offers: opened, sorted by time, heard and reached in that order, one of them chosen. */
export const offers: Journey = async (listener, site, locale) => {
  const { show, orders, announcements, properties, chosen } = contentFor(locale).home.enquiry;
  const byTime = (properties[0]?.offers ?? []).toSorted((one, other) => one.rankByTime - other.rankByTime);
  await listener.open(site.address + pathTo(locale, 'home'));
  await listener.pressUntil('Tab', show);
  await listener.press('Return');
  await listener.pressUntil('Tab', orders.fee, 3);
  await listener.press(readOrOperate, 'Right');
  await listener.hear(announcements.time);
  await listener.press('Tab', readOrOperate, 'Down');
  await listener.hear(chosen);
  await listener.press('Down');
  const [quickest = '', second = '', last = ''] = byTime.map(({ valuer }) => valuer);
  return {
    inOrder: [show, orders.fee, orders.time, announcements.time, quickest, second, last],
    // Said with the offer that is chosen first, before or after its name.
    once: [announcements.time, chosen],
  };
};

/** The calculator: an amount, one that is too large, and the amount once more. */
export const calculator: Journey = async (listener, site, locale) => {
  const { feeCalculator: texts } = contentFor(locale);
  const money = (euros: number) =>
    euros.toLocaleString(locales[locale].tag, { style: 'currency', currency: 'EUR' });
  await listener.open(site.address + pathTo(locale, 'professional', 'service_fees'));
  await listener.pressUntil('Tab', texts.fee);
  await listener.press('ctrl+a');
  await listener.type('3000');
  await listener.hear(money(settlement(3000).kept));
  await listener.press('ctrl+a');
  await listener.type('99999999');
  await listener.hear(texts.problems.tooLarge);
  await listener.press('ctrl+a');
  await listener.type('4000');
  await listener.hear(money(settlement(4000).kept));
  await listener.press('Tab');
  await listener.press('Right');
  await listener.hear(money(4000 + feeLimits.slider.step));
  const inOrder = [
    texts.fee,
    money(settlement(3000).kept),
    texts.problems.tooLarge,
    money(settlement(4000).kept),
    money(4000 + feeLimits.slider.step),
  ];
  return { inOrder, once: [texts.problems.tooLarge] };
};

const platform = new URL(publicConfig.platformUrl).origin;

/** The link builder: a stranger's link, one's own, and the button copied. */
export const link: Journey = async (listener, site, locale) => {
  const { link: own, problems, text, copy } = contentFor(locale).linkBuilder;
  const { host } = new URL(platform);
  const said = (words: string) => words.replace('{host}', host);
  await listener.open(site.address + pathTo(locale, 'enquiryLink'));
  await listener.pressUntil('Tab', own.label);
  await listener.type('https://stranger.example/enquiry');
  await listener.hear(said(problems.foreign));
  await listener.press('ctrl+a');
  await listener.type(`${platform}/enquiry/4711`);
  await listener.hear(own.ready);
  await listener.pressUntil('Tab', text.label, 1);
  await listener.pressUntil('Tab', copy.action, 1);
  await listener.press('Return');
  await listener.hear(copy.done);
  const inOrder = [
    own.label,
    said(own.hint),
    said(problems.foreign),
    own.ready,
    text.label,
    copy.action,
    copy.done,
  ];
  return { inOrder, once: [said(problems.foreign), own.ready, copy.done] };
};
