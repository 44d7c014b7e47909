import { type Language, languageCodes, languages } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { bankTexts } from './bank.ts'
import { loadCatalogue } from './index.ts'
import { loadLotteryTexts } from './lottery.ts'
import { messageTexts } from './message.ts'
import { notificationTexts } from './notification.ts'
import { outboxTexts } from './outbox.ts'
import { loadTranslations } from './translations.ts'

/** Texts of a language by id: all but those of the arcade's games. */
async function readTexts(language: Language): Promise<[id: string, text: string][]> {
  const groups = [
    ...Object.values(await loadCatalogue(language)),
    await loadLotteryTexts(language),
    bankTexts[language],
    messageTexts[language],
    notificationTexts[language],
    outboxTexts[language],
  ]
  return groups.flatMap((group) => Object.entries<string>(group))
}

const texts = await loadTranslations(readTexts)

/** Texts worded by the specification itself: ERR-02, ERR-36, ERR-37, ERR-38. */
const givenBySpecification = new Set([
  'no_network',
  'denied.title',
  'maintenance.title',
  'pwa_update_title',
  'pwa_update_msg',
  'update.app.action',
])
const own = (language: Language) => texts[language].filter(([id]) => !givenBySpecification.has(id))
/** Bodies of messages are prose: joined sentences, each with its full stop. */
const isProse = (id: string) => /^(message|notification)\.(?!.*\b(title|subject)$)/.test(id)

/** Names, and the pronoun that English always capitalizes. */
const names = new Set(
  'Android China Chrome Samsung Internet Safari Share LINE Telegram Maya Google Facebook X Firebase Geetest QQ UC IP UTC JavaScript Foyer Test Bank I I’m PNG JPEG WebP MB'.split(
    ' ',
  ),
)

/** A colon ends a text before a list. */
const endOfText = /[.!?:。！？：۔؟।။។]/

/** Sentences of a text; plural forms count unexpanded. */
function countSentences(text: string): number {
  return text.split(/[.!?](?=\s|\}|$)|[。！？۔؟।။។]|\\n|\n/).filter((part) => /\p{L}/u.test(part)).length
}

/** Capitals at the beginning of a word inside of a sentence and outside of quotations. */
function listCapitals(text: string): string[] {
  const plain = text
    .replace(/“[^”]*”/g, '')
    .replace(/\{\w+, plural,|=\d+ |\b(?:one|other) (?=\{)/g, '.')
    .replace(/\{\w+\}/g, 'x')
  return plain
    .split(/[.!?:{}\n]/)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s(]+/)
        .slice(1),
    )
    .map((word) => word.replace(/[,;)]+$/, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && !names.has(word))
}

/** Words of another term for the same thing, or unknown to members; each with the term to use. */
const retired: Partial<Record<Language, [RegExp, string][]>> = {
  EN: [
    [/way to pay/i, 'payment method'],
    [/movement|money history/i, 'transactions'],
    [/set aside/i, 'on hold'],
    [/newest/i, 'recent'],
    [/least amount|largest amount|at most/i, 'minimum, maximum'],
    [/customer service/i, 'support'],
    [/\boffers?\b(?! one)/i, 'promotions'],
    [/e-mail/i, 'email'],
    [/sign in|join now|forgotten/i, 'log in, sign up, forgot'],
    [/stands? here|for everybody|more ways|home-screen/i, 'appear here, announcements, more options'],
    [/\b(?:is|are|was|were|do|does|did|can|could|has|have) not\b|\bcannot\b/i, 'isn’t, don’t, can’t'],
    [/'/, 'the typographic apostrophe'],
  ],
  CN: [
    [/您的彩票|张彩票|我的彩票/, '注单'],
    [/资金明细|资金变动/, '交易记录'],
    [/商户户名|电邮/, '账户户名, 电子邮箱'],
    [/\p{Script=Han}[,;?!]|[,;?!]\p{Script=Han}/u, 'full-width punctuation'],
  ],
  UR: [
    [/لاگ اِن/, 'لاگ ان'],
    [/کھات/, 'اکاؤنٹ'],
    [/الگ رکھ/, 'ہولڈ پر'],
    [/آفر/, 'پروموشنز'],
    [/کسٹمر سروس/, 'سپورٹ'],
    [/[يك]/, 'ی and ک of Urdu'],
    [/\p{Script=Arabic}[,;?.]/u, '، ؛ ؟ ۔'],
  ],
}

/** Scripts that part sentences by a space. */
const withoutStops = ['Thai', 'Laoo']
const scriptOf = (language: Language) => new Intl.Locale(languages[language].tag).maximize().script ?? ''

describe.each(languageCodes)('DEC-36 wording in %s', (language) => {
  it('one sentence has no full stop, several end with one', () => {
    if (withoutStops.includes(scriptOf(language))) return
    const wrong = own(language).filter(([id, text]) => {
      if (isProse(id)) return !/[.!?。！？۔؟।။។]$/.test(text)
      const hasStop = /[.。۔।။។]$/.test(text)
      return countSentences(text) > 1 ? !endOfText.test(text.at(-1) ?? '') && !/\}$/.test(text) : hasStop
    })
    expect(wrong).toEqual([])
  })

  it('one term for one thing', () => {
    const wrong = own(language).flatMap(([id, text]) =>
      (retired[language] ?? []).filter(([words]) => words.test(text)).map(([, better]) => [id, text, better]),
    )
    expect(wrong).toEqual([])
  })

  it('labels of the footer are short', () => {
    const labels = texts[language].filter(([id]) => id.startsWith('footer.') && id !== 'footer.label')
    const segmenter = new Intl.Segmenter(languages[language].tag)
    expect(labels.filter(([, text]) => [...segmenter.segment(text)].length > 12)).toEqual([])
  })
})

it('DEC-36 English is in sentence case', () => {
  const wrong = own('EN').flatMap(([id, text]) => listCapitals(text).map((word) => [id, word]))
  expect(wrong).toEqual([])
})

it('ERR-38 the update text is that of the specification', () => {
  const english = new Map(texts.EN)
  expect(english.get('pwa_update_title')).toBe('Found new version')
  expect(english.get('pwa_update_msg')).toBe('Found new version, click refresh.')
})

it('what the wording rules read', () => {
  expect(countSentences('Paid out. Funds are back.')).toBe(2)
  expect(countSentences('Sent to {bank}')).toBe(1)
  expect(countSentences('已提交。请重试')).toBe(2)
  expect(listCapitals('Recent Deposits')).toEqual(['Deposits'])
  expect(listCapitals('Tap “Add to Home Screen” in Safari. Then go on')).toEqual([])
  expect(listCapitals('{count, plural, one {# Line} other {# lines}}')).toEqual(['Line'])
})
