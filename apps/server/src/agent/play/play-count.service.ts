import type { Database } from '@foyer/database'
import { findSettledThrough, listVersions, sumPlayByDay } from '../../ledger/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { readLocalDate } from '../../time-zone.rules.ts'
import {
  type CountedMember,
  listCountedMembers,
  lockCount,
  replaceDays,
  replacePlay,
  saveAccounts,
  updateCount,
} from './play.store.ts'

/** Members per transaction. */
const BATCH = 1_000
/** By then every transfer of a day is committed: no statement of the ledger runs that long. */
const DAY_END_MS = 15 * 60_000

/**
 * Counts what the members of agents have settled since the last count. An open day is counted anew as a whole, so that
 * a count that was cut off is repeated without harm; a day that is over never changes.
 */
export async function countPlay(database: Database, merchant: Merchant, now: Date): Promise<void> {
  const scope = { merchant: merchant.code }
  for (let after: string | undefined = ''; after !== undefined; ) after = await countBatch(database, merchant, after)
  const openFrom = readLocalDate(new Date(now.getTime() - DAY_END_MS), merchant.settings.timeZone)
  await database.transaction(async (tx) => {
    const count = await lockCount(tx, merchant.code)
    const change = { countedAt: now, ...(count && openFrom > count.openFrom ? { openFrom } : {}) }
    await updateCount(tx, merchant.code, change)
  }, scope)
}

/** @returns id of the last member; undefined after the last one */
async function countBatch(
  database: Database,
  { code: merchant, settings: { currency, timeZone } }: Merchant,
  after: string,
): Promise<string | undefined> {
  return database.transaction(
    async (tx) => {
      // Locked: the days that are open now, and one count after another.
      const count = await lockCount(tx, merchant)
      if (!count) return undefined
      const members = await listCountedMembers(tx, { merchant, after, limit: BATCH })
      const memberIds = members.map(({ memberId }) => memberId)
      // Read before the transfers: what comes between is counted now and once more.
      const versions = await listVersions(tx, { merchant, currency, memberIds })
      const changed = members.filter(({ memberId, version }) => (versions.get(memberId) ?? -1n) !== version)
      if (changed.length > 0) {
        const window = { merchant, currency, timeZone, from: count.openFrom, accounts: changed }
        await replacePlay(tx, count, changed, await sumPlayByDay(tx, window))
        const through = await findSettledThrough(tx, window)
        const accounts = changed.map(({ memberId, throughId }: CountedMember) => ({
          memberId,
          version: versions.get(memberId) ?? 0n,
          throughId: through.get(memberId) ?? throughId,
        }))
        await saveAccounts(tx, merchant, accounts)
        await replaceDays(tx, count, [...new Set(changed.map(({ agentId }) => agentId))])
      }
      return members.length < BATCH ? undefined : memberIds.at(-1)
    },
    { merchant },
  )
}
