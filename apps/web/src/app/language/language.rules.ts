import { isFree, type Language } from '@foyer/contract'

/**
 * LANG-09, LANG-10: the server keeps a member's language where it is another one, but not that of who only plays for
 * free. `known` is the language that the server has, as far as it is known here.
 */
export function shouldSyncLanguage(
  language: Language,
  member: { type: number } | undefined,
  known: string | undefined,
): boolean {
  return member !== undefined && !isFree(member.type) && language !== known
}
