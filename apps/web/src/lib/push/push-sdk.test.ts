import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@firebase/messaging'))
const read = (name: string) => readFileSync(resolve(name), 'utf8')

/** OPEN-56: these are times of the push provider's SDK, which is used as it is; an update that changes one shows here. */
describe('OPEN-56 what the SDK of the push provider keeps', () => {
  const installations = read('@firebase/installations')
  const app = read('@firebase/app')

  test('PUSH-18, CONST-66 an installation stays pending for 10 s at the most', () => {
    expect(/PENDING_TIMEOUT_MS = (\d+)/.exec(installations)?.[1]).toBe('10000')
  })

  test('PUSH-19, CONST-67 its token is renewed an hour before it ends', () => {
    expect(/TOKEN_EXPIRATION_BUFFER = ([\d* ]+);/.exec(installations)?.[1]).toBe('60 * 60 * 1000')
  })

  test('PUSH-20, CONST-69 heartbeats of 30 days, one a day', () => {
    expect(/MAX_NUM_STORED_HEARTBEATS = (\d+)/.exec(app)?.[1]).toBe('30')
    expect(app).toContain('singleDateHeartbeat.date === date')
  })

  test('PUSH-21, CONST-70 of at most 1024 bytes', () => {
    expect(/MAX_HEADER_BYTES = (\d+)/.exec(app)?.[1]).toBe('1024')
  })
})
