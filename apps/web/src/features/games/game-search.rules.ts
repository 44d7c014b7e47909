import UFuzzy from '@leeoniya/ufuzzy'

/** Words shorter than this are searched for as typed. */
const MIN_TOLERANT_LENGTH = 3
/** From this length on a letter may also be wrong or surplus; below, missing or swapped with the next one only. */
const MIN_ANY_ERROR_LENGTH = 4
/** How well a word of a name matches a typed one. */
const MATCH = { whole: 3, start: 2, inside: 1, mistake: 0 } as const

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
/** A text of these is normal once its letters are small. */
const PLAIN = /^[ -~]*$/

/**
 * Returns the search over texts: indexes of those that have all typed words, best first, else in the order of the list.
 * Each word may have one typing mistake after its first letter (OPEN-41). Without a word to search for, undefined. Made
 * for a search at each key: words are looked for in the different words of all texts.
 */
export function createSearch(texts: readonly string[]): (typed: string) => readonly number[] | undefined {
  const postingsByWord = indexWords(texts)
  const vocabulary = [...postingsByWord.keys()]
  /** Score of each text for a typed word; 0 without it. */
  const scoreTexts = (typed: string) => {
    const scores = new Float32Array(texts.length)
    for (const at of engine.filter(vocabulary, typed) ?? []) {
      const word = vocabulary[at] ?? ''
      const match = scoreMatch(word, typed)
      for (const { index, weight } of postingsByWord.get(word) ?? [])
        scores[index] = Math.max(scores[index] ?? 0, match + weight)
    }
    return scores
  }
  // The next key changes one word: the others are known.
  let known = new Map<string, Float32Array>()
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

/** Indexes of the texts with a score, best first. Scores are few: texts are grouped by them, not compared. */
function rankTexts(scores: Float32Array): number[] {
  const indexesByScore = new Map<number, number[]>()
  scores.forEach((score, index) => {
    if (score === 0) return
    const indexes = indexesByScore.get(score)
    if (indexes) indexes.push(index)
    else indexesByScore.set(score, [index])
  })
  const groups = [...indexesByScore].sort(([one], [other]) => other - one)
  return groups.flatMap(([, indexes]) => indexes)
}

/** Score of each text for all words; 0 where one is missing. */
function addScores(sums: Float32Array, scores: Float32Array): Float32Array {
  return sums.map((sum, index) => (sum && scores[index] ? sum + scores[index] : 0))
}

/** A word in one of a text's names. */
interface Posting {
  /** Of the text. */
  index: number
  /** Above 0, at most 1: more for the first word of a name, and for a part of a shorter name. */
  weight: number
}

/** Returns the inverted index: each different word with its postings. */
function indexWords(texts: readonly string[]): Map<string, Posting[]> {
  const postingsByWord = new Map<string, Posting[]>()
  for (const [index, text] of texts.entries()) {
    for (const name of text.split(NAME_END)) {
      const words = simplify(name).match(WORD) ?? []
      for (const [at, word] of words.entries()) {
        const posting = { index, weight: (at === 0 ? 0.5 : 0) + 0.5 / words.length }
        const postings = postingsByWord.get(word)
        if (postings) postings.push(posting)
        else postingsByWord.set(word, [posting])
      }
    }
  }
  return postingsByWord
}

function scoreMatch(word: string, typed: string): number {
  if (word === typed) return MATCH.whole
  if (word.startsWith(typed)) return MATCH.start
  return word.includes(typed) ? MATCH.inside : MATCH.mistake
}

/** One form of letters that are typed in several ways: width, case, accents and vowel marks. */
function simplify(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.toLowerCase()
}
