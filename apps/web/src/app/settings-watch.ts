import type { QueryClient } from '@tanstack/react-query'
import { deviceTimeOf } from '../lib/clock.ts'
import type { refreshSettings } from './settings-refresh.ts'

/** BOOT-08, CONST-33. */
const settingsDelayMs = 300

type Used = Parameters<typeof refreshSettings>[0]
interface Options extends Omit<Parameters<typeof refreshSettings>[2], 'sinceMs'> {
  /** The document's settings are not of this visitor and this moment. */
  isOutdated: boolean
}

/**
 * Reloads the settings when the tab becomes visible again (BOOT-08), at once if those of the document are outdated, and
 * after a failure when the network returns, and when a call finds the site closed (BOOT-09, BOOT-10).
 */
export function watchSettings(services: Used, queries: QueryClient, { isOutdated, ...options }: Options): void {
  let isDue = isOutdated
  const refresh = async (sinceMs = deviceTimeOf(performance.now()) - settingsDelayMs) => {
    isDue = true
    const { refreshSettings } = await import('./settings-refresh.ts')
    isDue = !(await refreshSettings(services, queries, { sinceMs, ...options }))
  }
  /** Optional; a failed load of the script is repeated like a failed call. */
  const attempt = (sinceMs?: number) => void refresh(sinceMs).catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(attempt, settingsDelayMs)
  })
  addEventListener('online', () => {
    if (isDue) attempt()
  })
  let isClosing = false
  addEventListener('foyer-closed', () => {
    if (isClosing) return
    isClosing = true
    const settle = () => {
      isClosing = false
    }
    void refresh().then(settle, settle)
  })
  // Values of the member have just been requested.
  if (isOutdated) attempt(0)
}
