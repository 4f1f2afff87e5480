import type { CopyRules } from '../testing/copyRules.ts';

export const copyRules: CopyRules = {
  absolutes: [
    /garant\p{L}*/giu,
    /(?<!\p{L})(?:immer|stets|jederzeit|nie|niemals|nirgends|ausnahmslos|lückenlos\p{L}*|restlos|hundertprozentig\p{L}*)(?!\p{L})/giu,
    /(?<!\d)100 ?%/gu,
    /(?<!\p{L})geprüft\p{L}*/giu,
    /(?<!nicht )(?<!\p{L})sicher(?:e[mnrs]?)?(?!\p{L})/giu,
    /(?<!\p{L})(?:absolut|völlig|vollkommen|rundum)\p{L}*/giu,
    /(?<!\p{L})(?:rechts|gerichts|revisions|fälschungs)(?:sicher|fest)\p{L}*/giu,
    /(?<!\p{L})nichts verloren(?!\p{L})/giu,
    /(?<!\p{L})alle[nrs]? (?:unsere[nr]? )?(?:Sachverständige|Gutachten|Daten|Angebote|Zugriffe|Konten|Mitarbeitende)\p{L}*/giu,
    /(?<!\p{L})bleib(?:t|en)(?: \p{L}+,?)* vertraulich|vertraulich bleib(?:t|en)/giu,
    /(?<!\p{L})(?:ohne|keinerlei) (?:jedes )?(?:Risiko|Risiken|Ausfälle)(?!\p{L})/giu,
  ],
  harmless: [
    { phrase: 'jederzeit mit Wirkung für die Zukunft', because: 'the right to withdraw consent, by law' },
    { phrase: 'Wie sicher sind meine Daten?', because: 'asks; the answer says what is done' },
  ],
  qualifiers: {
    adminTimeSaved: /(?<!\p{L})rund(?!\p{L})/iu,
    timeToEnquiry: /durchschnitt|im Schnitt/i,
    additionalLeads: /bis zu/i,
    firstOfferWithin: /erste[ns]? Angebot(?!e)|das erste /i,
    firstOfferTypical: /typischerweise|in der Regel/i,
    shortValuationFrom: /(?<!\p{L})ab etwa(?!\p{L})/iu,
    fullValuationFrom: /(?<!\p{L})ab etwa(?!\p{L})/iu,
    replyWithin: /in der Regel|meist|üblicherweise/i,
  },
};
