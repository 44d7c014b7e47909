import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNotices, longToastMs } from './notices.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('MODAL-24 CONST-43 OPEN-55 a toast goes away by itself', () => {
  test.each([
    ['short words after 1.5 s', undefined, 1_500],
    ['longer ones after 4 s', longToastMs, 4_000],
  ])('%s', (_, durationMs, lastsMs) => {
    const notices = createNotices()
    notices.toast('words', durationMs === undefined ? {} : { durationMs })
    vi.advanceTimersByTime(lastsMs - 1)
    expect(notices.get().toasts.map(({ text }) => text)).toEqual(['words'])
    vi.advanceTimersByTime(1)
    expect(notices.get().toasts).toEqual([])
  })

  test('the same words stand there once, and no more than three lines', () => {
    const notices = createNotices()
    for (const text of ['a', 'b', 'a', 'c', 'd']) notices.toast(text)
    expect(notices.get().toasts.map(({ text }) => text)).toEqual(['a', 'c', 'd'])
  })
})

test('alerts wait for each other, and one subject or the same words are told once', async () => {
  const notices = createNotices()
  const content = { title: '', text: '', confirmLabel: '' }
  const [first, second] = [notices.alert({ ...content, subject: 's' }), notices.alert(content)]
  expect(await notices.alert({ ...content, subject: 's' })).toBe(false)
  expect(await notices.alert(content)).toBe(false)
  expect(notices.get().alerts).toHaveLength(2)
  notices.get().alerts[0]?.answer(true)
  notices.get().alerts[0]?.answer(false)
  expect(await Promise.all([first, second])).toEqual([true, false])
  expect(notices.get().alerts).toEqual([])
})
