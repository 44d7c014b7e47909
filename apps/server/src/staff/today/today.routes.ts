import { listStaffClosures, type StaffRole, staffToday } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { describeClosures } from '../../account/index.ts'
import { countParkedWins, readVendorLimits, type VendorStates } from '../../games/index.ts'
import type { Registry } from '../../http/registry.ts'
import type { Merchant } from '../../merchant/index.ts'
import { countOpenIncidents, countOpenWithdrawals, countUnknownPayouts } from '../../money/index.ts'
import { countOpenApprovals, listDecidable } from '../approval/index.ts'
import { countOpenCampaigns } from '../campaign/index.ts'

/** Counts of what waits for some roles; what a role may not see is not read. */
interface TodayPart {
  roles: readonly StaffRole[]
  read(tx: Tx, merchant: Merchant): Promise<Record<string, number>>
}

export function registerTodayRoutes(
  registry: Registry,
  { database, vendors }: { database: Database; vendors: VendorStates },
): void {
  const parts: readonly TodayPart[] = [
    { roles: ['owner', 'finance', 'risk'], read: readMoney },
    { roles: ['owner', 'support'], read: readClosures },
    { roles: ['owner', 'content'], read: (tx, merchant) => readContent(tx, merchant, vendors) },
  ]

  registry.on(staffToday, async ({ merchant, staff }) => {
    const roles = staff.roles[merchant.code] ?? []
    const own = parts.filter((part) => part.roles.some((role) => roles.includes(role)))
    return database.transaction(
      async (tx) => {
        const counts: Record<string, number> = {}
        for (const part of own) Object.assign(counts, await part.read(tx, merchant))
        return { ...counts, ...(await readApprovals(tx, merchant.code, { roles, personId: staff.personId })) }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(listStaffClosures, async ({ merchant: { code } }) => {
    const closures = await database.transaction((tx) => describeClosures(tx, code, new Date()), { merchant: code })
    return {
      items: closures.map(({ memberId, username, requestedAt, closesAt, isDue }) => ({
        ...{ memberId, username, requestedAt, closesAt, isDue },
      })),
    }
  })
}

/** Requests that the person may decide: those of others. */
async function readApprovals(
  tx: Tx,
  merchant: string,
  { roles, personId }: { roles: readonly StaffRole[]; personId: string },
) {
  const actions = listDecidable(roles)
  return actions.length > 0 ? { openApprovals: await countOpenApprovals(tx, { merchant, actions, personId }) } : {}
}

async function readMoney(tx: Tx, { code }: Merchant) {
  return {
    openWithdrawals: await countOpenWithdrawals(tx, code),
    unknownPayouts: await countUnknownPayouts(tx, code),
    openIncidents: (await countOpenIncidents(tx)) + (await countParkedWins(tx)),
  }
}

async function readClosures(tx: Tx, { code }: Merchant) {
  const closures = await describeClosures(tx, code, new Date())
  return { dueClosures: closures.filter(({ isDue }) => isDue).length }
}

async function readContent(tx: Tx, { code, settings }: Merchant, vendors: VendorStates) {
  const known = (await readVendorLimits(tx, { code, settings: { ...settings } })).vendors
  const isOffered = (vendor: string) => settings.games?.vendors?.includes(vendor) ?? true
  const isDown = (vendor: string) => !vendors.isConnected(vendor) || !vendors.isUp(vendor)
  return {
    downVendors: known.filter((vendor) => isOffered(vendor) && isDown(vendor)).length,
    openMessages: await countOpenCampaigns(tx, code),
  }
}
