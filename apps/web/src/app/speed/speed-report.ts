import { onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendSpeed } from '../../lib/beacon.ts'
import { readBuild } from '../../lib/build.ts'
import type { Services } from '../../lib/services.tsx'
import { readyMark, reportTimesMs } from './speed.constants.ts'
import { describeSpeed, isComplete, type SpeedTimes } from './speed.rules.ts'

/**
 * Reports the times of this page load, by page, class of the network and build (TRACK-19..21): once, without an id of
 * the visitor. Starts with the deferred work, so a page that nobody touches is not counted.
 */
export function reportSpeed({ merchant, storage }: Pick<Services, 'merchant' | 'storage'>): void {
  const times: SpeedTimes = {}
  const [navigation] = performance.getEntriesByType('navigation')
  const path = new URL(navigation?.name ?? location.href).pathname
  const keep = (name: keyof SpeedTimes) => (metric: { value: number }) => {
    times[name] = metric.value
  }
  onTTFB(keep('ttfb'))
  onFCP(keep('fcp'))
  onLCP(keep('lcp'), { reportAllChanges: true })
  onINP(keep('inp'), { reportAllChanges: true })
  let isSent = false

  function send(): void {
    if (isSent) return
    isSent = true
    times.fs = performance.getEntriesByName(readyMark)[0]?.startTime
    const { connection } = navigator as { connection?: { effectiveType?: string } } // Chromium only
    const visit = (storage.read('visits') ?? 1) > 1 ? 'return' : 'first'
    const facts = { visit, path, network: connection?.effectiveType, entry: readBuild() } as const
    sendSpeed(merchant, describeSpeed(times, facts))
  }

  setTimeout(() => {
    times.fs = performance.getEntriesByName(readyMark)[0]?.startTime
    if (isComplete(times)) send()
  }, reportTimesMs.complete)
  setTimeout(send, reportTimesMs.latest)
  document.addEventListener('visibilitychange', () => document.hidden && send())
}
