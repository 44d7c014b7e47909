import { describe, expect, test } from 'vitest'
import { decideStartOutcome, planMaintenancePollMs, planRetryMs, type StartOutcome } from './poll-delays.rules.ts'
import { WpsError } from './wps/wps-error.ts'

describe('a start that failed', () => {
  test.each([
    [0, 0, 1_000],
    [1, 0.9, 1_000],
    [2, 0.5, 1_000],
    [3, 0, 25_000],
    [3, 0.5, 30_000],
    [3, 1, 35_000],
    [242, 0.5, 30_000],
    [243, 0.5, undefined],
  ])('BOOT-13 CONST-68 after %i tries (random %f) the next comes in %s ms', (tries, random, waitMs) => {
    expect(planRetryMs(tries, random)).toBe(waitMs)
  })

  const fail = (code: WpsError['code'], serverMessage?: string) =>
    new WpsError(code, 0, {
      serverMessage,
      call: { access: 'anyone', origin: 'status', isAlerting: true, hadSession: false },
    })
  const failures: [string, WpsError | undefined, StartOutcome][] = [
    ['BOOT-13 an answer', undefined, { kind: 'back' }],
    ['DEC-40 a host that has another merchant now', fail('merchant_mismatch'), { kind: 'back' }],
    ['ERR-01', fail('domain_not_available', 'words'), { kind: 'domain' }],
    ['ERR-02 CONF-17 the server’s words', fail('service_unavailable', 'busy'), { kind: 'message', text: 'busy' }],
    ['ERR-02 BOOT-11 no words', fail('service_unavailable'), { kind: 'message', text: undefined }],
    ['ERR-02 BOOT-11 no network', fail('network_offline'), { kind: 'message', text: undefined }],
    ['ERR-02 BOOT-11 no answer in time', fail('timeout'), { kind: 'message', text: undefined }],
  ]
  test.each(failures)('%s', (_, failure, outcome) => expect(decideStartOutcome(failure)).toEqual(outcome))
})

describe('OPEN-66 the next look during a maintenance', () => {
  const nowMs = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['at its end', 120_000, 0, 0, 120_000],
    ['at its end, spread over five seconds', 120_000, 0, 1, 125_000],
    ['not later than in five minutes, for it may end early', 3_600_000, 0, 0, 300_000],
    ['every half minute when the end has passed', -1, 3, 0.5, 30_000],
    ['never twice at once', -1, 3, 0, 25_000],
    ['every half minute when no end is known', undefined, 0, 1, 35_000],
    ['at most 240 times', 120_000, 240, 0.5, undefined],
  ])('%s', (_, leftMs, looks, random, waitMs) => {
    const endMs = leftMs === undefined ? undefined : nowMs + leftMs
    expect(planMaintenancePollMs({ nowMs, endMs, looks, random })).toBe(waitMs)
  })
})
