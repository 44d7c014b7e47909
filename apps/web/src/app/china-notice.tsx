import { decideAddress, systemCountry } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { createI18n } from '../lib/i18n.ts'
import { OutsideLink } from '../lib/navigation.tsx'
import { queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import type { Notices } from '../ui/notices.tsx'
import styles from './china-notice.module.css'

/** Official download pages of the browsers (OPEN-74). */
const downloads = [
  ['china.qq', 'https://browser.qq.com/'],
  ['china.uc', 'https://www.uc.cn/'],
  ['china.360', 'https://browser.360.cn/ee/'],
] as const satisfies ReadonlyArray<readonly [MessageId, string]>

/**
 * Recommends browsers to visitors in China, with links to their download pages, once a session (MODAL-17, MODAL-18); the
 * country is stored for others (BOOT-15).
 */
export async function offerChinaNotice(
  { wps, storage, loadTexts }: Pick<Services, 'wps' | 'storage' | 'loadTexts'>,
  queries: QueryClient,
  notices: Notices,
  i18n: Pick<ReturnType<typeof createI18n>, '_'>,
): Promise<void> {
  if (storage.read('chinaNoticeSeen')) return
  const answer = await queries.fetchQuery({
    queryKey: queryKey(systemCountry, {}),
    queryFn: () => wps.call(systemCountry, {}, { alert: false }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (answer.countryCode.toUpperCase() !== 'CN') return
  await loadTexts()
  storage.write('chinaNoticeSeen', '1')
  await notices.alert({
    title: i18n._('china.title'),
    text: i18n._('china.body'),
    details: (
      <ul className={styles.browsers}>
        {downloads.map(([name, address]) => (
          <DownloadLink key={name} address={address} text={i18n._(name)} />
        ))}
      </ul>
    ),
    confirmLabel: i18n._('close'),
  })
}

function DownloadLink({ address, text }: { address: string; text: string }) {
  const decision = decideAddress(address, 'outside', { origin: location.origin, listed: 'checked' })
  return (
    decision.kind === 'listed' && (
      <li>
        <OutsideLink href={decision.url} target="_blank" className={styles.browser}>
          {text}
        </OutsideLink>
      </li>
    )
  )
}
