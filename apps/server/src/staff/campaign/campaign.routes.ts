import {
  countStaffCampaign,
  createStaffCampaign,
  languages,
  listStaffCampaigns,
  readStaffCampaign,
  stopStaffCampaign,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import type { Merchant } from '../../merchant/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { listTrail, presentTrailRow } from '../trail/index.ts'
import { seesAllCampaigns } from './campaign.rules.ts'
import { countReceivers, createCampaign, listLanguages, requireCampaign, stopCampaign } from './campaign.service.ts'
import { type CampaignRow, listCampaigns } from './campaign.store.ts'

const PAGE_SIZE = 50

/** Messages of a merchant's people to members: to one, to a filter or to all. */
export function registerCampaignRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(countStaffCampaign, async ({ merchant, staff, body }) => {
    const count = await database.transaction((tx) => countReceivers(tx, merchant, staff, body), {
      merchant: merchant.code,
    })
    return { receivers: count.receivers, skipped: count.skipped }
  })

  registry.on(createStaffCampaign, async ({ merchant, staff, body }) => {
    const scope = { merchant: merchant.code }
    return { id: await database.transaction((tx) => createCampaign(tx, merchant, staff, body), scope) }
  })

  registry.on(listStaffCampaigns, async ({ merchant, staff, query }) => {
    const { code, settings } = merchant
    const personId = seesAllCampaigns(staff.roles[code] ?? []) ? undefined : staff.personId
    const filter = { merchant: code, state: query.state, personId, before: query.before, limit: PAGE_SIZE + 1 }
    const rows = await database.transaction((tx) => listCampaigns(tx, filter), { merchant: code })
    const items = rows.slice(0, PAGE_SIZE)
    return {
      items: items.map((row) => presentCampaign(row, merchant)),
      next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null,
      languages: listLanguages(merchant).map((language) => ({ code: language, name: languages[language].name })),
      timeZone: settings.timeZone,
    }
  })

  registry.on(readStaffCampaign, async ({ merchant, staff, params }) =>
    database.transaction(
      async (tx) => {
        const row = await requireCampaign(tx, merchant.code, staff, params.id)
        const filter = { merchant: merchant.code, subject: 'message' as const, subjectId: row.id, limit: PAGE_SIZE }
        const { title, body, action, quietFrom, quietTo } = row
        return {
          ...presentCampaign(row, merchant),
          texts: Object.keys(title).map((language) => ({
            language,
            title: title[language] ?? '',
            body: body[language] ?? '',
          })),
          action,
          quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
          trail: (await listTrail(tx, filter)).map(presentTrailRow),
        }
      },
      { merchant: merchant.code },
    ),
  )

  registry.on(stopStaffCampaign, async ({ merchant: { code }, staff, body }) => {
    await database.transaction((tx) => stopCampaign(tx, code, staff, body), { merchant: code })
    return { done: true as const }
  })
}

function presentCampaign(row: CampaignRow, { settings }: Merchant) {
  const { id, topic, title, audience, state, startsAt, createdAt, personName, hasPush, counted, sent, failed } = row
  return {
    ...{ id, topic, audience, state, hasPush, counted, sent, failed, createdBy: personName },
    title: pickText(title, settings.defaultLanguage, settings.defaultLanguage),
    startsAt: startsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    skipped: { closed: row.skippedClosed, blocked: row.skippedBlocked },
  }
}
