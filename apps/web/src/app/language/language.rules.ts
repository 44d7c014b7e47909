import { isFree, type Language } from '@foyer/contract'

/**
 * LANG-09, LANG-10: a member's language is synced with the server when it differs, except for free-play members.
 * `known` is the server's language, if known.
 */
export function shouldSyncLanguage(
  language: Language,
  member: { type: number } | undefined,
  known: string | undefined,
): boolean {
  return member !== undefined && !isFree(member.type) && language !== known
}
