import type { EmbeddedChallenge } from '@foyer/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Parallel searches: the browser derives each key outside of the page's thread. */
const SEARCHES = 4
const MAX_WORK_MS = 90_000

/**
 * Solves an embedded challenge: value of the field `captcha`; undefined when aborted or after 90 s. The keys are derived
 * by the browser's own cryptography, which does not block the page.
 */
export async function solveEmbedded(challenge: EmbeddedChallenge, signal: AbortSignal): Promise<string | undefined> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  try {
    const searches = Array.from({ length: SEARCHES }, async (_, counterStart) => {
      const search = { challenge, deriveKey, controller, counterStart, counterStep: SEARCHES, timeout: MAX_WORK_MS }
      const solution = await solveChallenge(search)
      if (!solution) throw new Error('no solution')
      return solution
    })
    const solution = await Promise.any(searches)
    return btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return undefined
  } finally {
    abort()
    signal.removeEventListener('abort', abort)
  }
}
