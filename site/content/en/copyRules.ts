import type { CopyRules } from '../testing/copyRules.ts';

export const copyRules: CopyRules = {
  absolutes: [
    /guarant\w*/gi,
    /\b(?:always|never|every time|any time|at all times|without exception|without fail|flawless\w*|bulletproof|watertight|risk-free)\b/gi,
    /(?<!\d)100 ?%/g,
    /\b(?:checked|vetted|screened|approved) (?:valuer|appraiser|expert)s?\b/gi,
    /\b(?:absolutely|totally|perfectly)\b|\b(?:completely|fully|entirely) (?:secure|safe|confidential|protected|reliable|independent)\b/gi,
    /\b(?:secure|safe)\b/gi,
    /\bnothing (?:is|gets|can be) lost\b/gi,
    /\ball (?:of )?(?:our )?(?:valuers|reports|data|offers|accounts|staff)\b/gi,
    /\bstays? (?:\w+,? )*confidential\b/gi,
    /\b(?:court-proof|bankable)\b/gi,
  ],
  harmless: [
    { phrase: 'at any time with effect for the future', because: 'the right to withdraw consent, by law' },
    { phrase: 'How secure is my data?', because: 'asks; the answer says what is done' },
  ],
  qualifiers: {
    adminTimeSaved: /\babout\b/i,
    timeToEnquiry: /average/i,
    additionalLeads: /up to/i,
    firstOfferWithin: /first offer(?!s)|the first /i,
    firstOfferTypical: /typically|usually/i,
    shortValuationFrom: /\bfrom about\b/i,
    fullValuationFrom: /\bfrom about\b/i,
    replyWithin: /usual/i,
  },
};
