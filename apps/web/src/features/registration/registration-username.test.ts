import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createUsernameCheck } from './registration-username.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A check whose server answers by `answer`; `type` enters a text and waits. */
function open(answer: (username: string) => Promise<boolean | null> = async (name) => name !== 'taken') {
  const asked: string[] = []
  const shown: (boolean | undefined)[] = []
  const ask = (username: string) => {
    asked.push(username)
    return answer(username)
  }
  const { check, stop } = createUsernameCheck(ask, (isFree) => shown.push(isFree))
  const type = async (text: string, waitMs = 500) => {
    check(text)
    await vi.advanceTimersByTimeAsync(waitMs)
    return shown.at(-1)
  }
  return { asked, shown, type, stop }
}

describe('REG-27 T12 a user name is checked while it is typed', () => {
  test('after a pause of 500 ms, once', async () => {
    const { asked, type } = open()
    for (const text of ['play', 'playe', 'player', 'player7']) await type(text, 499)
    expect(asked).toEqual([])
    expect(await type('player7', 500)).toBe(true)
    expect(await type('taken')).toBe(false)
    expect(asked).toEqual(['player7', 'taken'])
    expect(await type('Player7 ', 0)).toBe(true)
    expect(asked).toEqual(['player7', 'taken'])
  })

  test.each(['', 'abc', '7player', 'pl ayer', 'x'.repeat(16)])(
    '%j breaks a rule and is not asked for',
    async (text) => {
      const { asked, type } = open()
      expect(await type(text)).toBeUndefined()
      expect(asked).toEqual([])
    },
  )

  test('without an answer nothing is said, and the next pause asks again', async () => {
    let isOnline = false
    const { asked, type } = open(async () => {
      if (!isOnline) throw new Error('offline')
      return true
    })
    expect(await type('player7')).toBeUndefined()
    isOnline = true
    expect(await type('player7')).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('a server that does not say it leaves the field as it is', async () => {
    const { type } = open(async () => null)
    expect(await type('player7')).toBeUndefined()
  })

  test('a late answer about an earlier text is dropped, and none comes after the form', async () => {
    const { type, shown, stop } = open(
      (name) => new Promise((resolve) => setTimeout(() => resolve(name === 'late1'), 2_000)),
    )
    await type('late1')
    expect(await type('newer1', 3_000)).toBe(false)
    expect(shown).not.toContain(true)
    await type('late1')
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown.at(-1)).toBeUndefined()
  })
})
