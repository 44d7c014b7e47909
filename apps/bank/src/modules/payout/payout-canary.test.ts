import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEngine } from '@foyer/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankMigrations } from '../../index.ts'
import { hashRequest } from '../../lib/request-rules.ts'
import { callBank, makePayout, type Receiver, startBank, startReceiver } from '../../testing/bank-harness.ts'
import { createPayoutSchema } from './payout.rules.ts'

/** A unique number and name. */
const CANARY_NUMBER = '40717359264819057'
const CANARY_NAME = 'Canary Holder Sanderling'

let folder: string
let receiver: Receiver
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-bank-'))
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Number of files below the folder that contain the text. */
function countFilesWith(text: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text)).length
}

const TEXT = 'OPEN-36 T41 a payout account’s number is in no file of the bank’s database, and no hash gives it away'
it(TEXT, { timeout: 120_000 }, async () => {
  const engine = await openEngine({ dataDir: folder })
  const database = engine.database({ schema: 'bank', role: 'bank_test' })
  await database.migrate(bankMigrations)
  const bank = await startBank(database, receiver.url)
  const account = { holderName: CANARY_NAME, bankCode: 'bpi', accountNumber: CANARY_NUMBER }
  const body = makePayout(receiver, '0', { account })
  const call = () => callBank(bank, { method: 'POST', path: '/api/payouts', body })
  const first = await call()
  expect([first.status, await call()]).toEqual([200, first])
  await receiver.waitFor(1)

  const { rows } = await database.executeSql('SELECT * FROM bank.payout')
  expect(rows).toHaveLength(1)
  const stored = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  expect(stored).toContain(CANARY_NUMBER.slice(-4))
  expect(stored).not.toContain(CANARY_NUMBER.slice(-5))
  // An unkeyed hash would allow trying all numbers.
  expect(stored).not.toContain(hashRequest(createPayoutSchema(receiver.url).parse(body)))

  await bank.close()
  await engine.close()
  expect(countFilesWith(CANARY_NAME)).toBeGreaterThan(0)
  expect(countFilesWith(CANARY_NUMBER)).toBe(0)
})
