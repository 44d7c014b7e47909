import { vi } from 'vitest'
import { type MerchantSettings, saveMerchant } from '../merchant/index.ts'
import type { TestServer } from './test-server.ts'

/** Longer than a process caches its list of merchants. */
const LIST_LIFETIME_MS = 6_000
const readClock = performance.now.bind(performance)
let passedMs = 0

/** Saves settings of a merchant over those that the server started with; the next call reads them. */
export async function changeSettings(
  { database, merchants }: Pick<TestServer, 'database' | 'merchants'>,
  code: 'aurora' | 'lotus',
  changes: Partial<MerchantSettings>,
): Promise<void> {
  const merchant = merchants[code]
  const settings = { ...merchant.settings, ...changes }
  await database.transaction((tx) => saveMerchant(tx, { ...merchant, settings }))
  passedMs += LIST_LIFETIME_MS
  vi.spyOn(performance, 'now').mockImplementation(() => readClock() + passedMs)
}
