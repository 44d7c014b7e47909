import type { Glossary, Term } from '@foyer/messages/glossary'
import { type CompiledMessage, compileText, findWrongPlurals, isTooLong } from '@foyer/messages/icu'
import type { Finding } from './check.ts'
import { finding } from './texts.ts'

type Texts = Readonly<Record<string, string>>

/** One language as the check reads it. */
export interface Translation {
  readonly folder: string
  /** BCP 47 tag. */
  readonly tag: string
  readonly texts: Texts
  readonly glossary: Glossary
}

/** Names and abbreviations that stand in Latin letters in every script. */
const LATIN = new Set(
  'AM Android App BTC CAPTCHA Chrome Cookie DNS Email Facebook Firebase Firefox Foyer GB Geetest Google HMAC HTTPS ID IP iOS https iPad iPhone Internet JPEG JavaScript KB LINE Lite MB Mac Maya NFC OK OS PDF PIN PM PNG QQ QR RTP Safari Samsung SHA SIM SMS TOTP Telegram UC UPI URL USDT UTC VIP Web WhatsApp Wi-Fi WebP WebView verify-draw'.split(
    ' ',
  ),
)

/** Length of a document in English: its words are prose, and no glossary rules each sentence. */
const DOCUMENT = 400

/** What is wrong with the texts of a language beside the English; ids and placeholders are compared by `texts.ts`. */
export function findTranslationFaults(source: Translation, own: Translation): Finding[] {
  return listFaults(source, own).map((message) => finding(own.folder, message))
}

function listFaults(source: Translation, own: Translation): string[] {
  const isLatin = new Intl.Locale(own.tag).maximize().script === 'Latn'
  const latin = new Set([...LATIN, ...(own.glossary.latin ?? [])])
  return [
    ...Object.entries(own.texts).flatMap(([id, text]) => {
      const english = source.texts[id] ?? ''
      return [
        ...findEnglish(id, text, english, own.glossary.same ?? []),
        ...(isLatin ? [] : findLatinWords(id, text, latin)),
        ...findForms(id, text, own.tag),
        ...findMissingTerms(id, text, english, source.glossary, own.glossary),
        ...(isTooLong(text, english, own.tag) ? [`${id} is too long for its place: ${text}`] : []),
      ]
    }),
    ...findIdleExceptions(own, source),
  ]
}

function findEnglish(id: string, text: string, english: string, same: readonly string[]): string[] {
  const isWord = /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))
  if (isWord && text === english && !same.includes(id)) return [`${id} is not translated`]
  return same.includes(id) && text !== english ? [`${id} differs from the English, but is in "same"`] : []
}

function findLatinWords(id: string, text: string, latin: ReadonlySet<string>): string[] {
  // A phone's own label stands in quotation marks.
  const shown = readForms(text)
    .join(' ')
    .replace(/[“「«„][^”」»]*[”」»]/g, ' ')
  const words = shown.match(/[A-Za-z][A-Za-z-]*[A-Za-z]/g) ?? []
  return words.filter((word) => !latin.has(word)).map((word) => `${id} has "${word}" in Latin letters`)
}

/** Each plural has the forms that CLDR names for the language, and no others but exact values. */
function findForms(id: string, text: string, tag: string): string[] {
  return findWrongPlurals(text, tag).map(
    ({ forms, needed }) => `${id} has the plural forms ${forms}, needed are ${needed}`,
  )
}

function findMissingTerms(id: string, text: string, english: string, from: Glossary, to: Glossary): string[] {
  if (english.length > DOCUMENT) return []
  const has = (words: readonly string[] = [], where: string) =>
    words.some((word) => new RegExp(word, 'iu').test(where.replace(/\{\w+\}/g, '')))
  const terms = Object.keys(from.terms) as Term[] // Object.keys loses the literal keys
  return terms
    .filter((term) => has(from.terms[term], english) && !has(to.terms[term], text) && !to.without?.[term]?.includes(id))
    .map((term) => `${id} says "${term}" in none of the words ${to.terms[term].join(', ')}: ${text}`)
}

/** Exceptions for texts that do not exist. */
function findIdleExceptions({ glossary }: Translation, source: Translation): string[] {
  const ids = [...(glossary.same ?? []), ...Object.values(glossary.without ?? {}).flatMap((list) => list ?? [])]
  return ids.filter((id) => !(id in source.texts)).map((id) => `${id} of the glossary is no text`)
}

/** What of a text is shown as it stands. */
function readForms(text: string): string[] {
  const read = (message: CompiledMessage): string[] =>
    message.flatMap((token) => {
      if (typeof token === 'string') return [token]
      if (typeof token[2] !== 'object' || token[2] === null) return []
      return Object.values(token[2]).flatMap((form) =>
        Array.isArray(form) ? read(form) : typeof form === 'string' ? [form] : [],
      )
    })
  return read(compileText(text))
}
