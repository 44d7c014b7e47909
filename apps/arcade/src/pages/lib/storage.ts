/** What the pages keep in the browser. Storage may be full, off or empty: then nothing is kept and nothing breaks. */
type Key = 'basket' | 'request' | 'watched' | 'seen' | 'back' | 'hidden'

const PREFIX = 'five.'

/** Commitments are kept beyond the visit, so that a draw can be checked against what was seen before it. */
function storeOf(key: Key): Storage {
  return key === 'seen' ? localStorage : sessionStorage
}

/** What is kept under a key, or null. The caller checks its form: anybody can edit it. */
export function readStored(key: Key): unknown {
  try {
    return JSON.parse(storeOf(key).getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

export function writeStored(key: Key, value: unknown): void {
  try {
    if (value === null) storeOf(key).removeItem(PREFIX + key)
    else storeOf(key).setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Nothing is kept: the page works for this visit.
    return
  }
}
