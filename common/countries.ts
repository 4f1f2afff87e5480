/** ISO 3166-1 alpha-2, a line for each first letter. */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ
  BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
  DE DJ DK DM DO DZ
  EC EE EG EH ER ES ET
  FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY
  HK HM HN HR HT HU
  ID IE IL IM IN IO IQ IR IS IT
  JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ
  LA LB LC LI LK LR LS LT LU LV LY
  MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
  NA NC NE NF NG NI NL NO NP NR NU NZ
  OM
  PA PE PF PG PH PK PL PM PN PR PS PT PW PY
  QA
  RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ
  TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ
  VA VC VE VG VI VN VU
  WF WS
  YE YT
  ZA ZM ZW
`;

/** Codes of the countries the form offers; names come from `Intl.DisplayNames`. */
export const countryCodes = codes.trim().split(/\s+/);

/** Most of our visitors come from these; they head the list. */
export const firstCountries = ['DE', 'AT', 'CH'] as const;

/** A country's name in a language; what is not a code (a name typed elsewhere) comes back as it is. */
export function countryName(value: string, languageTag: string): string {
  if (!countryCodes.includes(value)) return value;
  return new Intl.DisplayNames([languageTag], { type: 'region' }).of(value) ?? value;
}
