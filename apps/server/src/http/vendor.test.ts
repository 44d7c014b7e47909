import { vendorBalance } from '@foyer/contract'
import { SIGNATURE_WINDOW_MS, signRequest } from '@foyer/contract/signing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StandInRedis, startStandInRedis } from '../testing/stand-in-redis.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let redis: StandInRedis
let processes: TestServer[] = []

beforeAll(async () => {
  redis = await startStandInRedis()
  processes = await Promise.all([1, 2].map(() => startTestServer({ redisUrl: redis.url })))
  // A new process may not be connected to its store yet, and then refuses every call.
  for (const index of [0, 1]) while ((await send(index, sign())) === 'service_unavailable');
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()))
  await redis?.close()
})

const body = { merchant: 'aurora', playerId: 'm_nobody', sessionId: 'none' }
const sign = () =>
  signRequest({
    method: 'POST',
    path: vendorBalance.path,
    rawBody: JSON.stringify(body),
    vendor: 'arcade',
    secret: processes[0]?.config.vendorSecrets.arcade ?? '',
  })

/** The code of the response; a valid signature for an unknown member is `not_found`. */
async function send(index: number, headers: Record<string, string>) {
  const answer = await processes[index]?.call(vendorBalance, { body }, { host: '127.0.0.1' }, headers)
  return answer?.envelope.errorCode
}

describe('T38 a signed call that is sent again word for word', () => {
  it('is refused by another process too', async () => {
    const headers = sign()
    expect(await send(0, headers)).toBe('not_found')
    expect(await send(1, headers)).toBe('signature_invalid')
    expect(await send(0, headers)).toBe('signature_invalid')
    expect(await send(1, sign())).toBe('not_found')
  })

  it('passes once, however many ask at once', async () => {
    const headers = sign()
    const codes = await Promise.all(Array.from({ length: 32 }, (_, index) => send(index % 2, headers)))
    expect(codes.filter((code) => code === 'not_found')).toHaveLength(1)
    expect(codes.filter((code) => code === 'signature_invalid')).toHaveLength(31)
  })

  it('is remembered as long as its signature could be sound, and no nonce of an unsound one is', async () => {
    const before = redis.commands.length
    const headers = { ...sign(), 'x-signature': '0'.repeat(64) }
    expect(await send(0, headers)).toBe('signature_invalid')
    const sound = sign()
    await send(0, sound)
    const stored = redis.commands.slice(before).filter(([name]) => name?.toUpperCase() === 'SET')
    expect(stored).toEqual([
      ['set', `nonce:arcade:${sound['x-nonce']}`, '1', 'PX', String(2 * SIGNATURE_WINDOW_MS), 'NX'],
    ])
  })

  it('T36 is not let through when the store does not answer', async () => {
    await redis.close()
    expect(await send(0, sign())).toBe('service_unavailable')
  })
})
