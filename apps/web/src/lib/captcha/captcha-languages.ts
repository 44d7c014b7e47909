import type { Language } from '@foyer/contract'

/**
 * Language codes of Geetest's widgets by ours (LANG-21, CAPT-19): of version 3, and of version 4 by ISO 639-3. HK is in
 * the specified map only. A language without a row has English.
 */
const widgetLanguages: Readonly<Record<string, { v3: string; v4: string }>> = {
  CN: { v3: 'zh-cn', v4: 'zho' },
  TW: { v3: 'zh-tw', v4: 'zho-tw' },
  HK: { v3: 'zh-hk', v4: 'zho-hk' },
  EN: { v3: 'en', v4: 'eng' },
  JA: { v3: 'ja', v4: 'jpn' },
  KO: { v3: 'ko', v4: 'kor' },
  ID: { v3: 'id', v4: 'ind' },
  ES: { v3: 'es', v4: 'spa' },
  TH: { v3: 'th', v4: 'tha' },
  VI: { v3: 'vi', v4: 'vie' },
  FR: { v3: 'fr', v4: 'fra' },
  PT: { v3: 'pt-pt', v4: 'por' },
  'PT-BR': { v3: 'pt-pt', v4: 'por' },
  RU: { v3: 'ru', v4: 'rus' },
  TR: { v3: 'tr', v4: 'tur' },
  BN: { v3: 'bn', v4: 'ben' },
  TA: { v3: 'ta', v4: 'tam' },
}
const english = { v3: 'en', v4: 'eng' } as const

/** The widget's code for a language of the app. */
export function findWidgetLanguage(language: Language | 'HK', version: 'v3' | 'v4'): string {
  return (widgetLanguages[language] ?? english)[version]
}
