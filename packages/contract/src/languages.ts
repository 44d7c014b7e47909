/** The selectable languages (LANG-03, CONF-07), with the BCP 47 tag and the name in the language itself. */
export const languages = {
  BN: { tag: 'bn', name: 'বাংলা' },
  CN: { tag: 'zh-CN', name: '简体中文' },
  EN: { tag: 'en', name: 'English' },
  ES: { tag: 'es', name: 'Español' },
  FR: { tag: 'fr', name: 'Français' },
  HI: { tag: 'hi', name: 'हिन्दी' },
  ID: { tag: 'id', name: 'Bahasa Indonesia' },
  JA: { tag: 'ja', name: '日本語' },
  KK: { tag: 'kk', name: 'Қазақша' },
  KM: { tag: 'km', name: 'ភាសាខ្មែរ' },
  KO: { tag: 'ko', name: '한국어' },
  LO: { tag: 'lo', name: 'ລາວ' },
  MS: { tag: 'ms', name: 'Bahasa Melayu' },
  MY: { tag: 'my', name: 'မြန်မာ' },
  NE: { tag: 'ne', name: 'नेपाली' },
  PT: { tag: 'pt-PT', name: 'Português' },
  'PT-BR': { tag: 'pt-BR', name: 'Português (Brasil)' },
  RU: { tag: 'ru', name: 'Русский' },
  SW: { tag: 'sw', name: 'Kiswahili' },
  TA: { tag: 'ta', name: 'தமிழ்' },
  TE: { tag: 'te', name: 'తెలుగు' },
  TH: { tag: 'th', name: 'ไทย' },
  TR: { tag: 'tr', name: 'Türkçe' },
  TW: { tag: 'zh-TW', name: '繁體中文' },
  TY: { tag: 'fil', name: 'Filipino' },
  UR: { tag: 'ur', name: 'اردو' },
  'UR-LA': { tag: 'ur-Latn', name: 'Roman Urdu' },
  VI: { tag: 'vi', name: 'Tiếng Việt' },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as Language[] // Object.keys loses the literal keys

/** Default language (LANG-18, CONST-71). */
export const defaultLanguage: Language = 'EN'
/** Default of the allowed list, for a template without one (LANG-05, CONST-74). */
export const defaultAllowedLanguages: readonly Language[] = ['CN']

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** Languages written from right to left (OPEN-64). Apart from the table, which stays out of the first load. */
const rightToLeft: readonly Language[] = ['UR']

/** The direction of writing of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}

/** Any Chinese code, for the session transfer's `language` (GUARD-12). */
export function isChinese(language: Language): boolean {
  return language === 'CN' || language === 'TW'
}

/** The template parameter `languages`, comma-separated (LANG-04, OPEN-64); unknown codes are left out. */
export function parseAllowedLanguages(parameter: string | undefined): readonly Language[] {
  const allowed = (parameter ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter(isLanguage)
  return allowed.length > 0 ? [...new Set(allowed)] : defaultAllowedLanguages
}

/**
 * Maps one browser tag to a language: zh is CN, TW and HK are TW, Philippine English and Tagalog are TY (LANG-15..17).
 */
export function languageOfTag(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase()
  if (wanted === 'en-ph' || /^(tl|fil)(-|$)/.test(wanted)) return 'TY'
  if (/^zh-(hant|tw|hk|mo)/.test(wanted)) return 'TW'
  if (/^zh(-|$)/.test(wanted)) return 'CN'
  if (/^ur-latn/.test(wanted)) return 'UR-LA'
  if (/^pt-br/.test(wanted)) return 'PT-BR'
  const primary = wanted.split('-')[0]
  return languageCodes.find((code) => code.toLowerCase() === primary || languages[code].tag === primary)
}

/** Priority of CONF-08: stored, the member's, detected, the merchant's default, first allowed. */
export function chooseLanguage(sources: {
  allowed: readonly Language[]
  stored?: string | undefined
  member?: string | undefined
  /** Browser tags in order of preference. */
  tags?: readonly string[]
  merchantDefault?: string | undefined
}): Language {
  const { allowed, stored, member, tags = [], merchantDefault } = sources
  const detected = tags.map(languageOfTag).find((language) => language && allowed.includes(language))
  const order = [stored, member, detected, merchantDefault, allowed[0], defaultLanguage]
  return (
    order.find((code): code is Language => isLanguage(code) && allowed.includes(code)) ?? allowed[0] ?? defaultLanguage
  )
}

/** The tags of an Accept-Language header in order of preference; at most 20 are read. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header) return []
  return header
    .slice(0, 500)
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^[A-Za-z0-9-]+$/.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
