import { announcements, banners, popups } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { pickText } from '../../translated-text.rules.ts'
import { parseTypes, pickPopupItems } from './content.rules.ts'
import { listAnnouncements, listBanners, listPopups } from './content.store.ts'

export function registerContentRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(banners, async ({ merchant, query, caller }) => {
    const rows =
      merchant.preview?.banners.filter(({ groupName }) => groupName === query.groupName) ??
      (await database.transaction((tx) => listBanners(tx, merchant.code, query.groupName), { merchant: merchant.code }))
    const fallback = merchant.settings.defaultLanguage
    return rows.map((row) => ({
      id: row.id,
      groupName: row.groupName,
      url: row.url,
      title: pickText(row.title, caller.language, fallback),
      subtitle: pickText(row.subtitle, caller.language, fallback),
      linkageType: row.linkageType,
      linkage: row.linkage,
      roomId: row.roomId,
      nodeId: row.nodeId,
      gameType: row.gameType,
      vendor: row.vendor,
    }))
  })

  registry.on(announcements, async ({ merchant, query, caller }) => {
    const types = parseTypes(query.types)
    const rows = await database.transaction((tx) => listAnnouncements(tx, merchant.code, types), {
      merchant: merchant.code,
    })
    const fallback = merchant.settings.defaultLanguage
    return rows
      .filter((row) => !query.category || row.category === query.category)
      .map((row) => ({
        id: row.id,
        type: row.type,
        category: row.category,
        title: pickText(row.title, caller.language, fallback),
        body: pickText(row.body, caller.language, fallback),
        publishedAt: row.publishedAt.toISOString(),
      }))
  })

  registry.on(popups, async ({ merchant, caller }) => {
    const rows = await database.transaction((tx) => listPopups(tx, merchant.code), { merchant: merchant.code })
    const written = rows.map(({ merchant: _merchant, ordinal: _ordinal, items, delayMs, ...row }) => ({
      ...row,
      popupList: pickPopupItems(items, caller.language),
      delay: delayMs,
    }))
    const { timeZone } = merchant.settings
    return { timeZone, popups: written.filter(({ popupList }) => popupList.length > 0) }
  })
}
