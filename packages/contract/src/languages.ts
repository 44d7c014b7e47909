/** Font of a script that many phones lack or draw wrongly (decision 106). */
export interface LanguageFont {
  /** Name in `packages/http/fonts`, with a hash of its content. */
  readonly file: string
  /** Names of phones' own fonts, which come first. */
  readonly own: readonly string[]
  /** Its letters, as CSS `unicode-range`. */
  readonly range: string
}

/** What a language is to the code; nothing else names one. */
interface LanguageRow {
  /** BCP 47. */
  readonly tag: string
  /** Name in the language itself. */
  readonly name: string
  readonly english: string
  /** Country whose flag stands for it, as ISO 3166 code (LANG-06, LANG-22). */
  readonly country: string
  /** Of writing; from left to right if absent (OPEN-64). */
  readonly direction?: 'rtl'
  /** Script with measures of its own in the style sheets: sloping lines, signs without spaces, or marks above and below. */
  readonly script?: 'nastaliq' | 'han' | 'tall'
  /** Font for phones without one of its letters. */
  readonly font?: LanguageFont
  /** BCP 47 tag of its numbers and dates, if the language's own gives another script's. */
  readonly formats?: string
  /**
   * Where browsers know the language without its formats, as Chromium does: BCP 47 tag of a known one with the same numbers.
   * Its dates stand in the `calendar.table.ts` of its texts (decision 105).
   */
  readonly numbers?: string
}

/** The selectable languages (LANG-03, CONF-07). */
export const languages = {
  BN: { tag: 'bn', name: 'বাংলা', english: 'Bengali', country: 'BD' },
  CN: { tag: 'zh-CN', name: '简体中文', english: 'Chinese (Simplified)', country: 'CN', script: 'han' },
  EN: { tag: 'en', name: 'English', english: 'English', country: 'US' },
  ES: { tag: 'es', name: 'Español', english: 'Spanish', country: 'ES' },
  FR: { tag: 'fr', name: 'Français', english: 'French', country: 'FR' },
  HI: { tag: 'hi', name: 'हिन्दी', english: 'Hindi', country: 'IN' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', english: 'Indonesian', country: 'ID' },
  JA: { tag: 'ja', name: '日本語', english: 'Japanese', country: 'JP', script: 'han' },
  KK: { tag: 'kk', name: 'Қазақша', english: 'Kazakh', country: 'KZ', numbers: 'ru' },
  KM: {
    tag: 'km',
    name: 'ភាសាខ្មែរ',
    english: 'Khmer',
    country: 'KH',
    script: 'tall',
    numbers: 'en',
    font: {
      file: 'khmer-BzundTJr.woff2',
      own: ['Noto Sans Khmer', 'NotoSansKhmer-Regular', 'Khmer Sangam MN', 'Khmer UI'],
      range: 'U+1780-17FF,U+200B-200D,U+25CC',
    },
  },
  KO: { tag: 'ko', name: '한국어', english: 'Korean', country: 'KR' },
  LO: {
    tag: 'lo',
    name: 'ລາວ',
    english: 'Lao',
    country: 'LA',
    script: 'tall',
    numbers: 'id',
    font: {
      file: 'lao-q0Ehmuob.woff2',
      own: ['Noto Sans Lao', 'NotoSansLao-Regular', 'Lao Sangam MN', 'Lao UI'],
      range: 'U+E80-EFF,U+200B-200D,U+25CC',
    },
  },
  MS: { tag: 'ms', name: 'Bahasa Melayu', english: 'Malay', country: 'MY' },
  MY: {
    tag: 'my',
    name: 'မြန်မာ',
    english: 'Burmese',
    country: 'MM',
    script: 'tall',
    numbers: 'en',
    font: {
      file: 'myanmar-Ir8Yz81J.woff2',
      own: ['Noto Sans Myanmar', 'NotoSansMyanmar-Regular', 'Myanmar Sangam MN', 'Pyidaungsu', 'Padauk'],
      range: 'U+1000-109F,U+200B-200D,U+25CC',
    },
  },
  NE: { tag: 'ne', name: 'नेपाली', english: 'Nepali', country: 'NP', numbers: 'hi' },
  PT: { tag: 'pt-PT', name: 'Português', english: 'Portuguese', country: 'PT' },
  'PT-BR': { tag: 'pt-BR', name: 'Português (Brasil)', english: 'Portuguese (Brazil)', country: 'BR' },
  RU: { tag: 'ru', name: 'Русский', english: 'Russian', country: 'RU' },
  SW: { tag: 'sw', name: 'Kiswahili', english: 'Swahili', country: 'KE' },
  TA: { tag: 'ta', name: 'தமிழ்', english: 'Tamil', country: 'LK' },
  TE: { tag: 'te', name: 'తెలుగు', english: 'Telugu', country: 'IN', script: 'tall' },
  TH: { tag: 'th', name: 'ไทย', english: 'Thai', country: 'TH', script: 'tall' },
  TR: { tag: 'tr', name: 'Türkçe', english: 'Turkish', country: 'TR' },
  TW: { tag: 'zh-TW', name: '繁體中文', english: 'Chinese (Traditional)', country: 'TW', script: 'han' },
  TY: { tag: 'fil', name: 'Filipino', english: 'Filipino', country: 'PH' },
  UR: { tag: 'ur', name: 'اردو', english: 'Urdu', country: 'PK', direction: 'rtl', script: 'nastaliq' },
  'UR-LA': { tag: 'ur-Latn', name: 'Roman Urdu', english: 'Roman Urdu', country: 'PK', formats: 'en-PK' },
  VI: { tag: 'vi', name: 'Tiếng Việt', english: 'Vietnamese', country: 'VN' },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as Language[] // Object.keys loses the literal keys

/** Default language (LANG-18, CONST-71). */
export const defaultLanguage: Language = 'EN'
/** Default of the allowed list, for a template without one (LANG-05, CONST-74). */
export const defaultAllowedLanguages: readonly Language[] = ['CN']

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** The language of a code, the default one for any other text. */
export function resolveLanguage(code: string): Language {
  return isLanguage(code) ? code : defaultLanguage
}

/** The row of a language. */
function rowOf(language: Language): LanguageRow {
  return languages[language]
}

/** The direction of writing of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rowOf(language).direction ?? 'ltr'
}

/** BCP 47 tag for dates, sorting and plural forms, always with the digits 0 to 9 (vectors V7). */
export function formatTagOf(language: Language): string {
  const { tag, formats = tag } = rowOf(language)
  return `${formats}-u-nu-latn`
}

/** BCP 47 tag for numbers and amounts: another one than `formatTagOf` where browsers lack the language's formats. */
export function numberTagOf(language: Language): string {
  const { numbers } = rowOf(language)
  return numbers === undefined ? formatTagOf(language) : `${numbers}-u-nu-latn`
}

/** Whether dates and durations of a language are written by the `calendar.table.ts` of its texts. */
export function hasOwnCalendar(language: Language): boolean {
  return rowOf(language).numbers !== undefined
}

/** Attributes of a document in a language, by which style sheets know its direction and script. */
export function documentAttributes(language: Language): { lang: string; dir: 'ltr' | 'rtl'; 'data-script'?: string } {
  const { tag, script } = rowOf(language)
  return { lang: tag, dir: directionOf(language), ...(script && { 'data-script': script }) }
}

/** The languages with a font. */
export const languageFonts: readonly (LanguageFont & { language: Language })[] = languageCodes.flatMap((language) => {
  const { font } = rowOf(language)
  return font ? [{ ...font, language }] : []
})

/** Family of a language's font; style sheets name it for every script of that kind. */
export const fontFamily = 'Letters'

/** Sources of a language's font as CSS `src`, the phone's own first; `folder` is the address before the file's name. */
export function findFont(language: Language, folder: string): { source: string; range: string } | undefined {
  const { font } = rowOf(language)
  if (!font) return undefined
  const own = font.own.map((name) => `local("${name}")`)
  return { source: [...own, `url("${folder}${font.file}") format("woff2")`].join(','), range: font.range }
}

/** The rule of a language's font; empty for one without. Text is painted in any font until it is loaded. */
export function writeFontFace(language: Language, folder: string): string {
  const font = findFont(language, folder)
  if (!font) return ''
  return `@font-face{font-family:${fontFamily};font-display:swap;src:${font.source};unicode-range:${font.range}}`
}

/** The document's attributes as markup, such as `lang="ur" dir="rtl" data-script="nastaliq"`. */
export function writeDocumentAttributes(language: Language): string {
  return Object.entries(documentAttributes(language))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
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
  /** A merchant's, in its order; all if absent, the default language first. */
  allowed?: readonly Language[]
  stored?: string | undefined
  member?: string | undefined
  /** Browser tags in order of preference. */
  tags?: readonly string[]
  merchantDefault?: string | undefined
}): Language {
  const { stored, member, tags = [], merchantDefault } = sources
  const { allowed = [defaultLanguage, ...languageCodes] } = sources
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
