import type { Language } from '@foyer/contract'

/** LANG-22: country of each language, as ISO 3166 code. */
const countries: Record<Language, string> = {
  BN: 'BD',
  CN: 'CN',
  EN: 'US',
  ES: 'ES',
  FR: 'FR',
  HI: 'IN',
  ID: 'ID',
  JA: 'JP',
  KK: 'KZ',
  KM: 'KH',
  KO: 'KR',
  LO: 'LA',
  MS: 'MY',
  MY: 'MM',
  NE: 'NP',
  PT: 'PT',
  'PT-BR': 'BR',
  RU: 'RU',
  SW: 'KE',
  TA: 'LK',
  TE: 'IN',
  TH: 'TH',
  TR: 'TR',
  TW: 'TW',
  TY: 'PH',
  UR: 'PK',
  'UR-LA': 'PK',
  VI: 'VN',
}

/** Address of a language's flag (LANG-06). */
export function flagOf(language: Language): string {
  return `/m/art/flags/${countries[language].toLowerCase()}.svg`
}
