/** Stored data of the pages. With full, disabled or empty storage nothing is stored and nothing fails. */
type Key = 'basket' | 'request' | 'watched' | 'seen' | 'back' | 'hidden' | 'sound' | `game-${string}`

const PREFIX = 'five.'

/**
 * Commitments outlive the visit, so that a draw can be compared with the commitment seen before it; so do a player's
 * settings of a game.
 */
function storeOf(key: Key): Storage {
  return key === 'seen' || key === 'sound' || key.startsWith('game-') ? localStorage : sessionStorage
}

/** The stored value of a key, or null. The caller validates it: it is editable. */
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
    // Nothing is stored: the page works for this visit.
    return
  }
}
