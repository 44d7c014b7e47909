import { toLatinDigits } from '@foyer/money'
import UFuzzy from '@leeoniya/ufuzzy'

/** Words shorter than this are searched for as typed. */
const MIN_TOLERANT_LENGTH = 3
/** From this length on a letter may also be wrong or surplus; below, missing or swapped with the next one only. */
const MIN_ANY_ERROR_LENGTH = 4
/** Maximum weight of a word in a name. */
const MAX_WEIGHT = 120
/** Weight of words typed without the spaces between them: below that of any word. */
const JOINED_WEIGHT = 1
/** Score of a word of a name for a typed one, apart from its weight. */
const MATCH = { whole: 3 * MAX_WEIGHT, start: 2 * MAX_WEIGHT, inside: MAX_WEIGHT, mistake: 0 } as const

/** Looks for one word in a list of words: classes of letters would take it longer than the search itself. */
const engine = new UFuzzy({
  interSplit: ' ',
  intraChars: '[^ ]',
  intraMode: 1,
  intraRules(word) {
    const isTolerant = word.length >= MIN_TOLERANT_LENGTH && !/^\d+$/.test(word) ? 1 : 0
    const allowsAnyError = word.length >= MIN_ANY_ERROR_LENGTH ? isTolerant : 0
    return {
      intraSlice: [1, Number.POSITIVE_INFINITY],
      intraIns: isTolerant,
      intraSub: allowsAnyError,
      intraTrn: isTolerant,
      intraDel: allowsAnyError,
    }
  },
})

const WORD = /[\p{L}\d']+/gu
/** Between the names of one text. */
const NAME_END = '·'
/** Latin letters of the product's languages without a decomposition, and what is typed for them. */
const BASE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['đ', 'd'],
  ['ı', 'i'],
  ['œ', 'oe'],
  ['æ', 'ae'],
])
/** These, and katakana. */
const UNDECOMPOSED = new RegExp(`[${[...BASE_LETTERS.keys()].join('')}ァ-ヶ]`, 'g')
/** From a letter in katakana to the same one in hiragana. */
const HIRAGANA_OFFSET = 'ぁ'.charCodeAt(0) - 'ァ'.charCodeAt(0)
/** A text of these is normal once its letters are small. */
const PLAIN = /^[ -~]*$/

/**
 * Returns the search over texts: indexes of those that have all typed words, best first, else in the order of the list.
 * Each word may have one typing mistake after its first letter (OPEN-41). Without a word to search for, undefined. Made
 * for a search at each key: words are looked for in the different words of all texts.
 */
export function createSearch(texts: readonly string[]): (typed: string) => readonly number[] | undefined {
  const { length } = texts
  const index = indexWords(texts)
  const { vocabulary, numbers, starts, places, owners, weights } = index
  /** Score of each text for a typed word; 0 without it. */
  const scoreTexts = (typed: string) => {
    const scores = new Uint16Array(length)
    const raise = (word: number, scoreAt: (place: number) => number) => {
      for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
        const place = places[at] ?? 0
        const text = owners[place] ?? 0
        scores[text] = Math.max(scores[text] ?? 0, scoreAt(place))
      }
    }
    for (const word of engine.filter(vocabulary, typed) ?? []) {
      const match = scoreMatch(vocabulary[word] ?? '', typed)
      raise(word, (place) => match + (weights[place] ?? 0))
    }
    for (let end = 1; end < typed.length; end += 1) {
      const word = numbers.get(typed.slice(0, end))
      if (word !== undefined) raise(word, (place) => scoreJoined(index, place, typed))
    }
    return scores
  }
  // The next key changes one word: the others are known.
  let known = new Map<string, Uint16Array>()
  return (typed) => {
    if (typed.trim() === '') return undefined
    known = new Map(
      simplify(typed)
        .match(WORD)
        ?.map((word) => [word, known.get(word) ?? scoreTexts(word)]),
    )
    if (known.size === 0) return []
    return rankTexts([...known.values()].reduce(addScores))
  }
}

/** Indexes of the texts with a score, best first: a counting sort, as there are few different scores. */
function rankTexts(scores: Uint16Array): number[] {
  const counts = new Uint32Array(scores.reduce((max, score) => Math.max(max, score), 0) + 1)
  for (const score of scores) counts[score] = (counts[score] ?? 0) + 1
  /** Next place of a text with each score. */
  const places = new Uint32Array(counts.length)
  let found = 0
  for (let score = counts.length - 1; score > 0; score -= 1) {
    places[score] = found
    found += counts[score] ?? 0
  }
  const ranked = new Array<number>(found)
  scores.forEach((score, index) => {
    if (score === 0) return
    const place = places[score] ?? 0
    ranked[place] = index
    places[score] = place + 1
  })
  return ranked
}

/** Score of each text for all words; 0 where one is missing. */
function addScores(sums: Uint16Array, scores: Uint16Array): Uint16Array {
  return sums.map((sum, index) => (sum && scores[index] ? sum + scores[index] : 0))
}

/**
 * Inverted index: each different word with its places in the names of all texts. The places of `vocabulary[n]` are those
 * from `starts[n]` to `starts[n + 1]`. In few objects: a garbage collection goes through all that exist.
 */
interface WordIndex {
  vocabulary: string[]
  /** Of each word in `vocabulary`. */
  numbers: ReadonlyMap<string, number>
  starts: Uint32Array
  places: Uint32Array
  /** Number of the word at a place; -1 before and after each name. */
  words: Int32Array
  /** Index of the text that has a place. */
  owners: Uint32Array
  /** 1 to `MAX_WEIGHT` by place: more for the first word of a name, and for a part of a shorter name. */
  weights: Uint8Array
}

function indexWords(texts: readonly string[]): WordIndex {
  const numbers = new Map<string, number>()
  const words = [-1]
  const owners = [0]
  const weights = [0]
  for (const [index, text] of texts.entries()) {
    for (const name of text.split(NAME_END)) {
      const found = simplify(name).match(WORD) ?? []
      for (const [at, word] of found.entries()) {
        const number = numbers.get(word) ?? numbers.size
        numbers.set(word, number)
        const share = (at === 0 ? 0.5 : 0) + 0.5 / found.length
        words.push(number)
        owners.push(index)
        weights.push(Math.ceil(share * MAX_WEIGHT))
      }
      words.push(-1)
      owners.push(index)
      weights.push(0)
    }
  }
  // A counting sort of the places by their words; while it fills, a start is the next place of the word before.
  const starts = new Uint32Array(numbers.size + 2)
  for (const word of words) if (word >= 0) starts[word + 2] = (starts[word + 2] ?? 0) + 1
  for (let word = 2; word < starts.length; word += 1) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0)
  const places = new Uint32Array(words.length)
  for (const [place, word] of words.entries()) {
    if (word < 0) continue
    const at = starts[word + 1] ?? 0
    places[at] = place
    starts[word + 1] = at + 1
  }
  return {
    vocabulary: [...numbers.keys()],
    numbers,
    starts,
    places,
    words: Int32Array.from(words),
    owners: Uint32Array.from(owners),
    weights: Uint8Array.from(weights),
  }
}

/** Score of words typed without the spaces between them, from the word at a place on; 0 for other ones. */
function scoreJoined({ vocabulary, words }: WordIndex, place: number, typed: string): number {
  let at = place
  let rest = typed
  while (rest !== '') {
    const word = vocabulary[words[at] ?? -1]
    if (word === undefined) return 0
    if (!rest.startsWith(word)) {
      if (!word.startsWith(rest)) return 0
      break
    }
    rest = rest.slice(word.length)
    at += 1
  }
  const isWhole = rest === '' && words[at] === -1
  return (words[place - 1] === -1 ? (isWhole ? MATCH.whole : MATCH.start) : MATCH.inside) + JOINED_WEIGHT
}

function scoreMatch(word: string, typed: string): number {
  if (word === typed) return MATCH.whole
  if (word.startsWith(typed)) return MATCH.start
  return word.includes(typed) ? MATCH.inside : MATCH.mistake
}

/** One form of letters that are typed in several ways: width, case, accents, vowel marks and kana. */
function simplify(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const plain = toLatinDigits(text.normalize('NFKD')).replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(
    UNDECOMPOSED,
    (letter) => BASE_LETTERS.get(letter) ?? String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_OFFSET),
  )
}
