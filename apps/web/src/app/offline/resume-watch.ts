import type { QueryClient } from '@tanstack/react-query'
import { deviceTimeOf } from '../../lib/clock.ts'
import type { Services } from '../../lib/services.tsx'

/** A shorter absence changes nothing that a poll would not show, in ms. */
const absenceMs = 15_000

/**
 * Requests a member's data at once when the app is shown again after an absence: money, messages and requests of the
 * night are fresh with the first answer, without waiting for the settings.
 */
export function watchResume({ session }: Pick<Services, 'session'>, queries: QueryClient): void {
  let hiddenAtMs: number | undefined
  const leave = () => {
    hiddenAtMs ??= deviceTimeOf(performance.now())
  }
  const resume = () => {
    const leftAtMs = hiddenAtMs
    hiddenAtMs = undefined
    if (leftAtMs === undefined || !session.get() || deviceTimeOf(performance.now()) - leftAtMs < absenceMs) return
    void queries.invalidateQueries({ predicate: ({ queryKey: [, , , owner] }) => owner !== '' })
  }
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : resume()))
  addEventListener('pagehide', leave)
  addEventListener('pageshow', resume)
}
