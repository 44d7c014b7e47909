import type { CaptchaResult } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { WpsError } from '../wps/wps-error.ts'
import { createVerifyingGuard, runWithCaptcha } from './run-with-captcha.ts'

/** A call with these answers in order; returns the outcome and the results that were sent. */
async function run(answers: readonly (string | WpsError)[], { isExpected = false, isClosed = false } = {}) {
  const sent: CaptchaResult[] = []
  let solved = 0
  const outcome = await runWithCaptcha({
    isExpected,
    async send(result) {
      sent.push(result)
      const answer = answers[sent.length - 1]
      if (answer === undefined) throw new Error('one call too many')
      if (typeof answer !== 'string') throw answer
      return answer
    },
    async solve() {
      if (isClosed) throw new WpsError('verify_first', 0)
      solved += 1
      return { captcha: `solved${solved}` }
    },
  }).catch((cause: WpsError) => cause.code)
  return { outcome, sent }
}

const required = new WpsError('captcha_required', 403)
const invalid = new WpsError('captcha_invalid', 400)
const wrong = new WpsError('login.cred.err', 400)
const first = { captcha: 'solved1' }
const second = { captcha: 'solved2' }

describe('CAPT-08 CONF-11 a call that may need a captcha', () => {
  test.each<[string, Parameters<typeof run>, Awaited<ReturnType<typeof run>>]>([
    ['without one', [['in']], { outcome: 'in', sent: [{}] }],
    ['the server asks for one', [[required, 'in']], { outcome: 'in', sent: [{}, first] }],
    ['the settings ask for one', [['in'], { isExpected: true }], { outcome: 'in', sent: [first] }],
    ['the server asks for another', [[required, 'in'], { isExpected: true }], { outcome: 'in', sent: [first, second] }],
    [
      'the server never has enough',
      [[required, required, required]],
      { outcome: 'captcha_required', sent: [{}, first, second] },
    ],
    ['a refused one', [[required, invalid]], { outcome: 'captcha_invalid', sent: [{}, first] }],
    ['another refusal', [[wrong]], { outcome: 'login.cred.err', sent: [{}] }],
    ['a wrong password after it', [[required, wrong]], { outcome: 'login.cred.err', sent: [{}, first] }],
    ['CAPT-14 it is closed', [[required], { isClosed: true }], { outcome: 'verify_first', sent: [{}] }],
    ['CAPT-14 it is closed at once', [[], { isExpected: true, isClosed: true }], { outcome: 'verify_first', sent: [] }],
  ])('%s', async (_what, given, expected) => {
    expect(await run(...given)).toEqual(expected)
  })
})

test('CAPT-10 CAPT-12 a second verification while one runs is refused, one after it is not', async () => {
  const guard = createVerifyingGuard()
  const finish: ((value: string) => void)[] = []
  const first = guard(() => new Promise<string>((resolve) => void finish.push(resolve)))
  await expect(guard(async () => 'second')).rejects.toMatchObject({ code: 'verify geetest too fast' })
  finish[0]?.('first')
  expect(await first).toBe('first')
  await expect(guard(() => Promise.reject(wrong))).rejects.toBe(wrong)
  expect(await guard(async () => 'third')).toBe('third')
})

test('REG-16 after a refused registration the captcha is a new one, and nothing of the former one is sent', async () => {
  let solved = 0
  const sent: CaptchaResult[] = []
  const taken = new WpsError('username_taken', 409)
  const attempt = () =>
    runWithCaptcha({
      isExpected: true,
      async send(result) {
        sent.push(result)
        throw taken
      },
      async solve() {
        solved += 1
        return { captcha: `solved${solved}` }
      },
    })
  await expect(attempt()).rejects.toBe(taken)
  await expect(attempt()).rejects.toBe(taken)
  expect(sent).toEqual([first, second])
})
