import UFuzzy from '@leeoniya/ufuzzy'

/** Words shorter than this are searched for as typed. */
const MIN_TOLERANT_LENGTH = 3
/** From this length on a letter may also be wrong or surplus; below, missing or swapped with the next one only. */
const MIN_ANY_ERROR_LENGTH = 4
/** Words up to this count may stand in another order. */
const MAX_REORDERED_WORDS = 4
/** More results than this are not ranked: they keep the list's order. */
const MAX_RANKED = 300

/** Texts are words and single spaces for it: classes of letters would take it longer than the search itself. */
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
/** Between the names of one game; kept, so that a name that ends there comes before a longer one. */
const NAME_END = '·'
const WORD_OR_END = /[\p{L}\d']+|·/gu
/** A text of these is normal once its letters are small. */
const PLAIN = /^[ -~]*$/

/**
 * Returns the search over texts: indexes of those that match, best first. Each word may have one typing mistake after
 * its first letter (OPEN-41). Without a word to search for, undefined. Made for a search at each key: the typed words
 * are looked for in the different words of all texts, and the engine compares only texts that have them all.
 */
export function createSearch(texts: readonly string[]): (typed: string) => readonly number[] | undefined {
  const split = texts.map((text) => simplify(text).match(WORD_OR_END) ?? [])
  const haystack = split.map((words) => words.join(' '))
  const findTexts = indexWords(split)
  return (typed) => {
    if (typed.trim() === '') return undefined
    const words = simplify(typed).match(WORD) ?? []
    const found = words.length === 0 ? [] : findTexts(words)
    if (found.length === 0 || found.length > MAX_RANKED) return found
    const [indexes, info, order] = engine.search(haystack, words.join(' '), MAX_REORDERED_WORDS, MAX_RANKED, found)
    return info && order ? order.flatMap((place) => info.idx[place] ?? []) : (indexes ?? [])
  }
}

/** Returns the finder of the texts with all of some words, each inside of a word of the text. */
function indexWords(texts: readonly string[][]): (words: readonly string[]) => number[] {
  const textsByWord = new Map<string, number[]>()
  for (const [index, words] of texts.entries()) {
    for (const word of words) {
      if (word === NAME_END) continue
      const own = textsByWord.get(word)
      if (!own) textsByWord.set(word, [index])
      else if (own.at(-1) !== index) own.push(index)
    }
  }
  const vocabulary = [...textsByWord.keys()]
  const textsOfWord = [...textsByWord.values()]
  // The next key changes one word: the others are known.
  let known = new Map<string, Uint8Array>()
  const mark = (word: string) => {
    const marks = new Uint8Array(texts.length)
    for (const at of engine.filter(vocabulary, word) ?? []) for (const index of textsOfWord[at] ?? []) marks[index] = 1
    return marks
  }
  return (words) => {
    known = new Map(words.map((word) => [word, known.get(word) ?? mark(word)]))
    const marked = [...known.values()]
    return Array.from(texts.keys()).filter((index) => marked.every((marks) => marks[index] === 1))
  }
}

/** One form of letters that are typed in several ways: width, case, accents and vowel marks. */
function simplify(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.toLowerCase()
}
