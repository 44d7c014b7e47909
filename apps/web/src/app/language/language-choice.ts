import { type Language, type MemberInfo, memberInfo, setMemberLanguage } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { writeLanguageCookie } from '../../lib/cookies.ts'
import { queryKey } from '../../lib/queries.ts'
import { reloadServed } from '../../lib/reload-served.ts'
import type { Services } from '../../lib/services.tsx'
import { openTabChannel } from '../../lib/tab-channel.ts'
import { shouldSyncLanguage } from './language.rules.ts'

/** How long the page waits for the server's confirmation before it reloads, in ms. */
const syncTimeoutMs = 3_000

/**
 * Stores the language (LANG-08), syncs it with the server except for free-play members (LANG-09, LANG-10), and reloads
 * the page, so that direction, type and all loaded data follow (LANG-11..13).
 */
export async function chooseLanguage(
  code: Language,
  { merchant, storage, session, wps }: Pick<Services, 'merchant' | 'storage' | 'session' | 'wps'>,
  queries: Pick<QueryClient, 'getQueryData'>,
): Promise<void> {
  storage.write('language', code)
  writeLanguageCookie(code)
  openTabChannel(merchant).post({ type: 'language', language: code })
  const member = session.get()
  const known = queries.getQueryData<MemberInfo>(queryKey(memberInfo, {}, member?.id))
  if (shouldSyncLanguage(code, member, known?.language))
    await wps
      .call(setMemberLanguage, { body: { language: code } }, { alert: false, timeoutMs: syncTimeoutMs })
      .catch(() => undefined)
  const address = new URL(window.location.href)
  address.searchParams.delete('language')
  history.replaceState(history.state, '', address)
  await reloadServed()
}
