import UFuzzy from '@leeoniya/ufuzzy'

/** Words shorter than this are searched for as typed. */
const MIN_TOLERANT_LENGTH = 3
/** From this length on a letter may also be wrong or surplus; below, missing or swapped with the next one only. */
const MIN_ANY_ERROR_LENGTH = 4
/** Words up to this count may stand in another order. */
const MAX_REORDERED_WORDS = 4
/** More results than this are not ranked: they keep the list's order. */
const MAX_RANKED = 300

const engine = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
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

/**
 * Returns the search over texts: indexes of those that match, best first. Each word may have one typing mistake after
 * its first letter (OPEN-41). Without a word to search for, undefined.
 */
export function createSearch(texts: readonly string[]): (typed: string) => readonly number[] | undefined {
  const haystack = texts.map(normalize)
  return (typed) => {
    const needle = normalize(typed).trim()
    if (engine.split(needle).length === 0) return needle === '' ? undefined : []
    const [indexes, info, order] = engine.search(haystack, needle, MAX_REORDERED_WORDS, MAX_RANKED)
    return info && order ? order.flatMap((place) => info.idx[place] ?? []) : (indexes ?? [])
  }
}

/** One form of letters that are typed in several ways: width, case, accents and vowel marks. */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
