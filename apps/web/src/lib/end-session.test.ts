import { errorCodes, errorStatus, sessionEndingCodes } from '@foyer/contract'
import { describe, expect, it, test, vi } from 'vitest'
import { answerRefusal, answerValue, createNetworkStub, openClient } from '../../testing/fixture-wps.ts'
import { endAtServer } from './end-session.ts'

describe('T9 the end of a session at the server', () => {
  it('is asked for as the member, who stays logged in here until the caller says so', async () => {
    const { wps, sent, session, logIn } = openClient(() => answerValue({ ended: true }))
    logIn('7')
    expect(await endAtServer({ wps })).toBe(true)
    expect(sent.map(({ url, session: whose }) => [url, whose?.id])).toEqual([['/wps/session/logout', '7']])
    expect(session.get()?.id).toBe('7')
  })

  test.each(errorCodes)('DEC-02 a refusal with %s is told for what it is, and asks nobody anything', async (code) => {
    const { wps, session, logIn } = openClient(() => answerRefusal(errorStatus[code], code))
    logIn('7')
    expect(await endAtServer({ wps })).toBe(code === 'not_found' || sessionEndingCodes.includes(code))
    expect(session.get()?.id).toBe('7')
  })

  test.each([
    [401, true],
    [404, true],
    [502, false],
  ])('DEC-02 of another platform’s %d without a code', async (status, expected) => {
    const { wps, logIn } = openClient(() => new Response('<html>', { status }))
    logIn('7')
    expect(await endAtServer({ wps })).toBe(expected)
  })

  it('a server that does not answer is waited for no longer than 5 s', async () => {
    vi.useFakeTimers()
    try {
      const network = createNetworkStub()
      const { wps, logIn } = openClient(network.answer)
      logIn('7')
      let isEnded: boolean | undefined
      void endAtServer({ wps }).then((given) => {
        isEnded = given
      })
      await vi.advanceTimersByTimeAsync(4_900)
      expect(isEnded).toBeUndefined()
      await vi.advanceTimersByTimeAsync(200)
      expect(isEnded).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })
})
