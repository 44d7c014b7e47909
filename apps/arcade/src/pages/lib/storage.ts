import { LOTTERY_PATH } from '../../game/lottery.constants.ts'

/** Stored data of the pages. With full, disabled or empty storage nothing is stored and nothing fails. */
type Key = 'basket' | 'request' | 'watched' | 'mode' | 'seen' | 'back' | 'hidden' | 'sound' | `game-${string}`

const PREFIX = 'five.'

/** Data of one lottery; the rest is common to all. */
const OF_LOTTERY: ReadonlySet<Key> = new Set<Key>(['basket', 'request', 'watched', 'mode'])

/** The name under which a key is stored: the main lottery's has no code. */
function nameKey(key: Key): string {
  const code = OF_LOTTERY.has(key) && location.pathname.startsWith(LOTTERY_PATH) ? location.pathname.split('/')[2] : ''
  return PREFIX + (code ? `${code}.` : '') + key
}

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
    return JSON.parse(storeOf(key).getItem(nameKey(key)) ?? 'null')
  } catch {
    return null
  }
}

export function writeStored(key: Key, value: unknown): void {
  try {
    if (value === null) storeOf(key).removeItem(nameKey(key))
    else storeOf(key).setItem(nameKey(key), JSON.stringify(value))
  } catch {
    // Nothing is stored: the page works for this visit.
    return
  }
}
