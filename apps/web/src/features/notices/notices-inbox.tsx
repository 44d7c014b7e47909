import { deleteInboxMessages, type InboxMessage, inbox, olderInboxMessages, readInboxMessages } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { classNames } from '@foyer/ui/class-names'
import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { Trash2 } from 'lucide-react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useOlder } from '../../lib/use-older.ts'
import { NoticesUndo } from './notices-inbox-undo.tsx'
import styles from './notices-list.module.css'

/**
 * The merchant's messages to this member, newest first; a message counts as read once it is opened (OPEN-38). Absent for
 * a guest or without any.
 */
export function Inbox() {
  const t = useText()
  const { wps } = useServices()
  const { query, go } = useAddress()
  const report = useReport()
  const renew = useRenew()
  const { isBusy, run } = useBusy()
  const { data } = useValue(inbox, {})
  const { items, hasMore, isLoading, loadMore } = useOlder(data, (after) =>
    wps.call(olderInboxMessages, { query: { after } }),
  )
  const deletionId = query.get('deleted')

  const change = (call: () => Promise<unknown>) =>
    run(async () => {
      try {
        await call()
      } catch (error) {
        report(error, 'page')
      } finally {
        renew(inbox)
      }
    })
  const readAll = (until: string) => change(() => wps.call(readInboxMessages, { body: { until } }))
  const remove = (ids?: string[]) =>
    change(async () => {
      const id = makeUuid()
      await wps.call(deleteInboxMessages, { body: { deletionId: id, ...(ids ? { ids } : {}) } })
      go(`/m/notice?deleted=${id}`, { isReplacing: true })
    })

  const newest = items[0]?.sentAt
  const isUndoable = deletionId !== null && <NoticesUndo key={deletionId} deletionId={deletionId} />
  if (newest === undefined) return isUndoable || null
  return (
    <section className={styles.part} aria-labelledby="inbox">
      <h2 id="inbox" className={styles.heading}>
        {t('inbox.title')}
      </h2>
      {isUndoable}
      <div className={styles.actions}>
        {(data?.unreadCount ?? 0) > 0 && (
          <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void readAll(newest)}>
            {t('inbox.all.read')}
          </Button>
        )}
        {items.some(({ isRead }) => isRead) && (
          <Button kind="quiet" isSmall isBusy={isBusy} onClick={() => void remove()}>
            {t('inbox.delete.read')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {items.map((message) => (
          <InboxRow key={message.id} message={message} onDelete={() => void remove([message.id])} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="secondary" isWide isBusy={isLoading} onClick={() => void loadMore()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function InboxRow({ message, onDelete }: { message: InboxMessage; onDelete: () => void }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { id, title, body, sentAt, isRead } = message
  return (
    <li className={classNames(styles.message, !isRead && styles.unread)}>
      <Link href={`/m/notice?message=${id}`} className={styles.open}>
        <h3 className={styles.title}>
          {title}
          {!isRead && <span className={styles.new}>{t('inbox.new')}</span>}
        </h3>
        <time className={styles.time} dateTime={sentAt}>
          {formatDateTime(sentAt, 'date')}
        </time>
        <p className={styles.excerpt}>{body}</p>
      </Link>
      <Button kind="icon" aria-label={`${t('inbox.delete')}: ${title}`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden="true" />
      </Button>
    </li>
  )
}
