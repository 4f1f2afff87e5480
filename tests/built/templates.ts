import { alternates, pageAddresses, sectionAddresses, unlinkedAddresses } from '#common/addresses.ts';
import { answersTo, briefPath, needOutcomes, needPath, needSteps } from '#common/valuationNeed.ts';
import { pageAt } from './site.ts';

const stepThat = (asks: boolean) => {
  const step = needSteps.find(({ tree }) => 'ask' in tree === asks);
  return needPath(step === undefined ? [] : answersTo(step));
};

const briefs = needOutcomes.map((outcome) => briefPath(answersTo(outcome)));

/** One file of each template and language; pages of one template consist of the same elements. */
export const templates = [
  ...[...pageAddresses, ...unlinkedAddresses, ...sectionAddresses.slice(0, 1)].map(({ path }) => path),
  ...['/404', stepThat(true), stepThat(false), ...briefs.slice(0, 1)].flatMap((path) =>
    Object.values(alternates(path)),
  ),
].map(pageAt);
