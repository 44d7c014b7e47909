import type { DeskConversation } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { MessageCircle } from 'lucide-react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './desk-chat.module.css'

/** The visitor's conversations, the newest first. */
export function DeskList({ conversations }: { conversations: readonly DeskConversation[] }) {
  const t = useText()
  return (
    <div className={styles.list}>
      <List label={t('desk.list')}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Link href={`/m/desk?c=${conversation.id}`}>
              <Row conversation={conversation} />
            </Link>
          </li>
        ))}
      </List>
      <Link href="/m/desk?new" className={buttonClass({ isWide: true })}>
        {t('desk.new')}
      </Link>
    </div>
  )
}

function Row({ conversation }: { conversation: DeskConversation }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { newest, unread, agent, state } = conversation
  const text = newest.text || (newest.images.length > 0 ? t('desk.image') : '')
  return (
    <ListRow
      icon={<MessageCircle size={20} aria-hidden="true" />}
      title={<span className={styles.newest}>{text || t('support.title')}</span>}
      detail={state === 'closed' ? t('desk.over') : (agent ?? t('support.title'))}
      value={<CountBadge count={unread} label={t('desk.unread', { count: unread })} />}
      valueDetail={formatDateTime(newest.at, 'day')}
    />
  )
}
