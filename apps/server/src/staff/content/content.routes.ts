import {
  archiveStaffContent,
  type ContentKind,
  directionOf,
  languages,
  listStaffContent,
  moveStaffContent,
  parseAllowedLanguages,
  publishStaffContent,
  readStaffContent,
  resolveLanguage,
  rollBackStaffContent,
  type StaffAction,
  saveStaffContent,
  uploadStaffImage,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import {
  archiveContent,
  type ContentChange,
  type ImageUploads,
  listContentItems,
  moveContent,
  publishContent,
  rollBackContent,
  saveContentDraft,
} from '../../outreach/index.ts'
import { appendTrail } from '../trail/index.ts'
import { describeItem, summarizeItem } from './content.view.ts'
import { describeContentChange } from './content-change.rules.ts'

const PAGE_SIZE = 50
const done = { done: true as const }

interface ContentDependencies {
  database: Database
  uploads: ImageUploads
}

/** What a merchant's people write and publish (decision 112); everything in the scope of the merchant. */
export function registerStaffContentRoutes(registry: Registry, { database, uploads }: ContentDependencies): void {
  registry.on(listStaffContent, async ({ merchant, staff, query: { kind, state, after } }) => {
    refuseUnread(merchant, staff, kind)
    const { code } = merchant
    const rows = await database.transaction((tx) => listContentItems(tx, code, kind), { merchant: code })
    const all = rows.map((row) => summarizeItem(row, merchant, new Date()))
    const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
    const wanted = all.slice(start).filter((item) => state === undefined || item.state === state)
    const items = wanted.slice(0, PAGE_SIZE)
    return { items, next: wanted.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
  })

  registry.on(readStaffContent, async ({ merchant, staff, query: { kind, id } }) => {
    refuseUnread(merchant, staff, kind)
    const { code, settings } = merchant
    const name = { merchant: code, kind, id }
    const item = await database.transaction((tx) => describeItem(tx, name, merchant), { merchant: code })
    return {
      languages: listLanguages(merchant),
      timeZone: settings.timeZone,
      imageHosts: [...settings.imageCDNs],
      item,
    }
  })

  const change = changeContent(database)

  registry.on(saveStaffContent, async (call) => {
    const { merchant, body } = call
    return change(call, { kind: body.fields.kind, id: body.id, action: 'content.created' }, (tx, author) =>
      saveContentDraft(tx, merchant, body, author),
    )
  })

  registry.on(publishStaffContent, async (call) => {
    const { merchant, body } = call
    return change(call, { ...body, action: 'content.published' }, (tx, author) =>
      publishContent(tx, merchant, body, author),
    )
  })

  registry.on(rollBackStaffContent, async (call) => {
    const { merchant, body } = call
    return change(call, { ...body, action: 'content.rolled_back' }, (tx, author) =>
      rollBackContent(tx, merchant, body, author),
    )
  })

  registry.on(archiveStaffContent, async (call) => {
    const { merchant, body } = call
    return change(call, { ...body, action: 'content.archived' }, (tx, author) =>
      archiveContent(tx, merchant, body, author),
    )
  })

  registry.on(moveStaffContent, async ({ merchant: { code }, staff, body: { kind, id, behind } }) => {
    await database.transaction(
      async (tx) => {
        const { before, after } = await moveContent(tx, { merchant: code, kind, id }, behind)
        if (before === after) return
        await appendTrail(tx, {
          ...{ merchant: code, actor: toActor(staff), reason: '' },
          ...{ action: 'content.moved', subject: 'content', subjectId: `${kind}.${id}` },
          ...{ before: { place: before }, after: { place: after } },
        })
      },
      { merchant: code },
    )
    return done
  })

  registry.on(uploadStaffImage, async ({ merchant, caller, body }) => {
    const bytes = Buffer.from(body.data, 'base64')
    return { address: await uploads.keep(merchant.code, 'banner', bytes, caller.ip) }
  })
}

function toActor({ personId, name }: StaffIdentity) {
  return { id: personId, name }
}

/** Makes a change with its row in the trail; of drafts only the first one has a row. */
function changeContent(database: Database) {
  return async (
    { merchant: { code }, staff }: { merchant: Merchant; staff: StaffIdentity },
    { kind, id, action }: { kind: ContentKind; id: string; action: StaffAction },
    run: (tx: Tx, author: { name: string; now: Date }) => Promise<ContentChange>,
  ): Promise<{ revision: number }> =>
    database.transaction(
      async (tx) => {
        const { revision, isChange, before, after } = await run(tx, { name: staff.name, now: new Date() })
        if (isChange && (action !== 'content.created' || revision === 1))
          await appendTrail(tx, {
            ...{ merchant: code, actor: toActor(staff), reason: '' },
            ...{ action, subject: 'content', subjectId: `${kind}.${id}` },
            ...describeContentChange(before, after),
          })
        return { revision }
      },
      { merchant: code },
    )
}

/** Support reads contacts alone. */
function refuseUnread({ code }: Merchant, { roles }: StaffIdentity, kind: ContentKind): void {
  const own = roles[code] ?? []
  if (kind !== 'contact' && !own.includes('owner') && !own.includes('content')) throw new ServiceError('not_allowed')
}

/** The default language comes first. */
function listLanguages({ settings }: Merchant) {
  const codes = [settings.defaultLanguage, ...parseAllowedLanguages(settings.template.languages)]
  return [...new Set(codes)].map((code) => {
    const { name, tag } = languages[resolveLanguage(code)]
    return { code, name, tag, direction: directionOf(resolveLanguage(code)) }
  })
}
