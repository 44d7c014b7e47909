import { inbox, memberInfo, movements, wallet } from '@foyer/contract'
import type { LastSeen } from '../../lib/stored.types.ts'

/** Calls with values that open without a network, as last seen. */
const storedPaths: ReadonlySet<string> = new Set([wallet.path, movements.path, memberInfo.path, inbox.path])
/** Longest text of all stored values, in characters: a fraction of session storage (CONST-03). */
export const MAX_LAST_SEEN_LENGTH = 200_000

interface KnownQuery {
  queryKey: readonly unknown[]
  state: { data: unknown; dataUpdatedAt: number }
}

/** What to store of the query cache: values of this member only, the newest first, within the limit. */
export function listLastSeen(queries: readonly KnownQuery[], memberId: string): LastSeen[] {
  const found = queries
    .filter(({ queryKey: [path, , , owner], state: { data } }) => {
      return data !== undefined && owner === memberId && typeof path === 'string' && storedPaths.has(path)
    })
    .map(({ queryKey, state }) => ({ key: queryKey, value: state.data, atMs: state.dataUpdatedAt }))
    .toSorted((one, other) => other.atMs - one.atMs)
  let left = MAX_LAST_SEEN_LENGTH
  return found.filter((entry) => {
    const { length } = JSON.stringify(entry)
    if (length > left) return false
    left -= length
    return true
  })
}
