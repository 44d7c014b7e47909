import type { Language } from '@foyer/contract'

/** Language codes of Geetest's widgets, v3 and v4 (LANG-21, CAPT-19); a language without a row has English. */
const widgetLanguages: Partial<Record<Language, { v3: string; v4: string }>> = {
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
}

/** The widget's code for a language of the app. */
export function findWidgetLanguage(language: Language, version: 'v3' | 'v4'): string {
  return (widgetLanguages[language] ?? widgetLanguages.EN)?.[version] ?? 'en'
}
