import { memberInfo } from '@foyer/contract'
import { useValue } from './queries.ts'

/**
 * Whether the member has a password; a member who came in by number or by another service has none at first (DEC-11).
 * Asked for with each form, since another page or device may have set it; true until known.
 */
export function useHasPassword(): boolean {
  return useValue(memberInfo, {}, { freshForMs: 0 }).data?.hasPassword !== false
}
