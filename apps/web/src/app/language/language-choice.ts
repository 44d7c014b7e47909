import { type Language, type MemberInfo, memberInfo, setMemberLanguage } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { workerMessages } from '../../../service-worker/worker.constants.ts'
import { writeLanguageCookie } from '../../lib/cookies.ts'
import { reloadPage } from '../../lib/navigation.tsx'
import { queryKey } from '../../lib/queries.ts'
import { deleteStoredPages } from '../../lib/reload-served.ts'
import type { PaintedPage, Services } from '../../lib/services.tsx'
import { openTabChannel } from '../../lib/tab-channel.ts'
import { shouldSyncLanguage } from './language.rules.ts'
import { showLanguage } from './language-paint.ts'

/**
 * Shows the open page in another language and stores it (LANG-08); syncs it with the server except for free-play members
 * (LANG-09, LANG-10). A merchant's own texts come with another document. Rejects where its texts or the settings cannot be had: then nothing has changed.
 */
export async function chooseLanguage(language: Language, page: PaintedPage, queries: QueryClient): Promise<void> {
  const { merchant, storage, hasOwnTexts } = page.services
  if (!hasOwnTexts) await showLanguage(language, page, queries)
  storage.write('language', language)
  writeLanguageCookie(language)
  openTabChannel(merchant).post({ type: 'language', language })
  const synced = syncLanguage(language, page.services, queries)
  // Stored documents are of one language.
  await deleteStoredPages().catch(() => undefined)
  navigator.serviceWorker?.controller?.postMessage(workerMessages.language)
  if (!hasOwnTexts) return
  await synced
  reloadPage()
}

/** The last sync: two in flight could arrive in the other order. */
let lastSync: Promise<void> = Promise.resolve()

/** In the background: the language stays stored in the browser where the platform cannot be reached. */
function syncLanguage(
  language: Language,
  { session, wps }: Pick<Services, 'session' | 'wps'>,
  queries: QueryClient,
): Promise<void> {
  lastSync = lastSync.then(async () => {
    const member = session.get()
    const key = queryKey(memberInfo, {}, member?.id)
    const known = queries.getQueryData<MemberInfo>(key)?.language
    if (!shouldSyncLanguage(language, member, known)) return
    const body = { language }
    const isSaved = await wps.call(setMemberLanguage, { body }, { alert: false }).catch(() => undefined)
    if (isSaved) queries.setQueryData<MemberInfo>(key, (info) => info && { ...info, language })
  })
  return lastSync
}
