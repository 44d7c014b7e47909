import { addMemberNote, listMemberNotes, pinMemberNote, withdrawMemberNote } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { addNote, pinNote, withdrawNote } from './note.service.ts'
import { listNotes, type NoteRow } from './note.store.ts'

const PAGE_SIZE = 50
const done = { done: true as const }
const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

/** What staff writes down about members. */
export function registerNoteRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listMemberNotes, async ({ merchant: { code }, params, query }) => {
    const rows = await database.transaction(
      async (tx) => {
        if (!(await findMemberById(tx, code, params.id))) throw new ServiceError('not_found')
        const page = { merchant: code, memberId: params.id, before: query.before, limit: PAGE_SIZE + 1 }
        return listNotes(tx, page)
      },
      { merchant: code },
    )
    const items = rows.slice(0, PAGE_SIZE).map(presentNote)
    return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
  })

  registry.on(addMemberNote, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body }
    await database.transaction((tx) => addNote(tx, change), { merchant: code })
    return done
  })

  registry.on(pinMemberNote, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body }
    await database.transaction((tx) => pinNote(tx, change), { merchant: code })
    return done
  })

  registry.on(withdrawMemberNote, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body }
    await database.transaction((tx) => withdrawNote(tx, change), { merchant: code })
    return done
  })
}

function presentNote({ id, text, authorName, at, pinnedAt, withdrawnAt, withdrawnName }: NoteRow) {
  const isWithdrawn = withdrawnAt !== null
  return {
    ...{ id, authorName, at: at.toISOString(), isPinned: pinnedAt !== null },
    text: isWithdrawn ? '' : text,
    withdrawnBy: isWithdrawn ? (withdrawnName ?? '') : null,
  }
}
