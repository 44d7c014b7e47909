import { inbox } from '@foyer/contract'
import { useValue } from './queries.ts'

/** How many messages the member has not read; 0 for a guest, and until it is known (SESS-15). */
export function useUnreadCount(): number {
  const { data } = useValue(inbox, {})
  return data?.unreadCount ?? 0
}
