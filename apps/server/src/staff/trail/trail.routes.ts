import { listStaffTrail } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { listTrail } from './trail.store.ts'
import { presentTrailRow } from './trail.view.ts'

const PAGE_SIZE = 50

export function registerTrailRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffTrail, async ({ merchant, query }) => {
    const filter = { ...query, merchant: merchant.code, limit: PAGE_SIZE + 1 }
    const rows = await database.transaction((tx) => listTrail(tx, filter), { merchant: merchant.code })
    const items = rows.slice(0, PAGE_SIZE)
    return { items: items.map(presentTrailRow), next: rows.length > PAGE_SIZE ? (items.at(-1)?.number ?? null) : null }
  })
}
