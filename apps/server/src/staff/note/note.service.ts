import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { appendTrail } from '../trail/index.ts'
import { findNote, insertNote, setPinned, setWithdrawn } from './note.store.ts'

interface NoteChange {
  merchant: string
  memberId: string
  id: string
  actor: { id: string; name: string }
}

const rowOf = ({ merchant, memberId, actor }: NoteChange, reason: string) => ({
  ...{ merchant, actor, reason },
  ...{ subject: 'member' as const, subjectId: memberId },
})

/**
 * Adds a note, once under its id. The trail names it without its text, which may be withdrawn.
 * @throws ServiceError `not_found`, `request_conflict` for another note under this id
 */
export async function addNote(tx: Tx, change: NoteChange & { text: string; isPinned: boolean }): Promise<void> {
  const { merchant, memberId, id, actor, text, isPinned } = change
  if (!(await findMemberById(tx, merchant, memberId))) throw new ServiceError('not_found')
  const note = { merchant, memberId, id, text, isPinned, authorId: actor.id, authorName: actor.name }
  if (!(await insertNote(tx, note))) {
    const known = await findNote(tx, change)
    if (known?.authorId === actor.id && known.text === text) return
    throw new ServiceError('request_conflict')
  }
  const after = { noteId: id, isPinned }
  await appendTrail(tx, { ...rowOf(change, ''), action: 'member.note_added', before: {}, after })
}

/** Pins a note or ends that. @throws ServiceError `not_found` */
export async function pinNote(tx: Tx, change: NoteChange & { isPinned: boolean }): Promise<void> {
  const { id, isPinned } = change
  await requireNote(tx, change)
  if (!(await setPinned(tx, change, isPinned))) return
  const states = { before: { noteId: id, isPinned: !isPinned }, after: { noteId: id, isPinned } }
  await appendTrail(tx, { ...rowOf(change, ''), action: 'member.note_pinned', ...states })
}

/** Withdraws a note: its text is shown to nobody any more. @throws ServiceError `not_found` */
export async function withdrawNote(tx: Tx, change: NoteChange & { reason: string }): Promise<void> {
  const { id, actor, reason } = change
  await requireNote(tx, change)
  if (!(await setWithdrawn(tx, change, actor.name))) return
  const states = { before: { noteId: id, isWithdrawn: false }, after: { noteId: id, isWithdrawn: true } }
  await appendTrail(tx, { ...rowOf(change, reason), action: 'member.note_withdrawn', ...states })
}

async function requireNote(tx: Tx, change: NoteChange): Promise<void> {
  if (!(await findNote(tx, change))) throw new ServiceError('not_found')
}
