import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findInstallPrompt, type InstallPrompt, showInstallPrompt } from './install-prompt.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function makePrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => undefined)
  return Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) })
}

test('PWA-11 CONST-32 the prompt is waited for up to 20 tries, one every 150 ms', async () => {
  const late: InstallPrompt = makePrompt('accepted')
  const found = findInstallPrompt()
  await vi.advanceTimersByTimeAsync(18 * 150)
  window.foyerPrompt = late
  await vi.advanceTimersByTimeAsync(150)
  expect(await found).toBe(late)
  window.foyerPrompt = undefined
  const last = findInstallPrompt()
  await vi.advanceTimersByTimeAsync(19 * 150 - 1)
  window.foyerPrompt = late
  await vi.advanceTimersByTimeAsync(1)
  expect(await last).toBe(late)
  window.foyerPrompt = undefined
  const none = findInstallPrompt()
  await vi.advanceTimersByTimeAsync(19 * 150 + 1)
  window.foyerPrompt = late
  expect(await none).toBeUndefined()
})

test.each(['accepted', 'dismissed'] as const)(
  'PWA-05 a prompt is shown once, and then no longer captured: %s',
  async (outcome) => {
    const prompt = makePrompt(outcome)
    window.foyerPrompt = prompt
    expect(await showInstallPrompt(prompt)).toBe(outcome)
    expect(prompt.prompt).toHaveBeenCalledTimes(1)
    expect(window.foyerPrompt).toBeUndefined()
  },
)
