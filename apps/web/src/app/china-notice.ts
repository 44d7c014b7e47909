import { systemCountry } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { createI18n } from '../lib/i18n.ts'
import { queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import type { Notices } from '../ui/notices.tsx'
import { needsChinaAdvice, shouldShowChinaNotice } from './china-notice.rules.ts'

/**
 * Recommends a browser to visitors in China, once a session (MODAL-17, MODAL-18); the country is stored for others
 * (BOOT-15).
 */
export async function offerChinaNotice(
  { wps, storage, loadTexts }: Pick<Services, 'wps' | 'storage' | 'loadTexts'>,
  queries: QueryClient,
  notices: Notices,
  i18n: Pick<ReturnType<typeof createI18n>, '_'>,
  userAgent: string,
): Promise<void> {
  if (storage.read('chinaNoticeSeen') || !needsChinaAdvice(userAgent)) return
  const answer = await queries.fetchQuery({
    queryKey: queryKey(systemCountry, {}),
    queryFn: () => wps.call(systemCountry, {}, { alert: false }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!shouldShowChinaNotice(answer.countryCode, userAgent)) return
  await loadTexts()
  storage.write('chinaNoticeSeen', '1')
  await notices.alert({ title: i18n._('china.title'), text: i18n._('china.body'), confirmLabel: i18n._('confirm') })
}
