import { pushSettings } from '@foyer/contract'
import { Bell, ChevronRight } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useServices, useSession } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { Inbox } from './notices-inbox.tsx'
import styles from './notices-list.module.css'
import { AnnouncementDetail, AnnouncementList } from './notices-list.tsx'
import { NoticesMessage } from './notices-message.tsx'
import { PushSettings } from './notices-push.tsx'

/** `/m/notice` (ROUTE-19): the merchant's messages to the member, then its notices to everybody. */
export function NoticesScreen() {
  const t = useText()
  const member = useSession()
  const { missing } = useServices()
  const { query } = useAddress()
  const id = query.get('id')
  if (id) return <AnnouncementDetail types="notice" id={id} />
  if (!member) return <AnnouncementList types="notice" />
  const message = query.get('message')
  if (message !== null) return <NoticesMessage key={message} id={message} />
  const hasPush = !missing?.includes(pushSettings.path)
  if (hasPush && query.get('part') === 'push') return <PushSettings />
  return (
    <div className={styles.screen}>
      {hasPush && (
        <List>
          <li>
            <Link href="/m/notice?part=push">
              <ListRow
                icon={<Bell size={20} aria-hidden="true" />}
                title={t('inbox.push')}
                value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
              />
            </Link>
          </li>
        </List>
      )}
      <Inbox />
      <section className={styles.part} aria-labelledby="notices">
        <h2 id="notices" className={styles.heading}>
          {t('inbox.notices')}
        </h2>
        <AnnouncementList types="notice" />
      </section>
    </div>
  )
}
