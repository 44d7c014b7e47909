import type { DeskConversation } from '@foyer/contract'

export type DeskView = { kind: 'list' } | { kind: 'new' } | { kind: 'chat'; id: string }

/**
 * What an address shows: a conversation (`c`), a new one (`new`), all (`list`); a question about a thing (`about`) goes into
 * the newest open conversation. Without any of them the only conversation is shown, or the list of several.
 */
export function chooseDeskView(
  query: URLSearchParams,
  conversations: readonly Pick<DeskConversation, 'id' | 'state'>[],
): DeskView {
  const id = query.get('c')
  if (id) return { kind: 'chat', id }
  if (query.has('new') || conversations.length === 0) return { kind: 'new' }
  if (query.has('list')) return { kind: 'list' }
  const open = conversations.filter(({ state }) => state === 'open')
  const [only] = open
  if (query.has('about')) return only ? { kind: 'chat', id: only.id } : { kind: 'new' }
  if (conversations.length > 1 && open.length !== 1) return { kind: 'list' }
  const [shown] = only ? [only] : conversations
  return shown ? { kind: 'chat', id: shown.id } : { kind: 'new' }
}
