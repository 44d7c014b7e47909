import { createHmac } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { deriveDataKey } from '../../db/data-cipher.ts'
import type { Quota } from './verification.rules.ts'
import { countRequest } from './verification.store.ts'

/** Counts a request in all of its quotas. @returns seconds to wait; 0 when no quota is used up */
export type QuotaCounter = (tx: Tx, merchant: string, quotas: readonly Quota[]) => Promise<number>

/** The keys of quotas are stored as keyed hashes: they name addresses and networks. */
export function createQuotaCounter(dataKey: string): QuotaCounter {
  const secret = deriveDataKey(dataKey, 'verification quota')
  const hashKey = (key: readonly string[]) => createHmac('sha256', secret).update(JSON.stringify(key)).digest()
  return (tx, merchant, quotas) =>
    countRequest(
      tx,
      merchant,
      quotas.map(({ key, ...quota }) => ({ ...quota, keyHash: hashKey(key) })),
    )
}
