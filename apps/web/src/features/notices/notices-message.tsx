import {
  deleteInboxMessages,
  type EndpointValue,
  type InboxMessage,
  inbox,
  readInboxMessage,
  readInboxMessages,
} from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { MailX } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { decideAction } from './notices-inbox.rules.ts'
import styles from './notices-list.module.css'

/** `/m/notice?message=ID`: one message in full, with the page that it leads to. It is read by being opened (OPEN-38). */
export function NoticesMessage({ id }: { id: string }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useValue(readInboxMessage, { params: { id } })
  return (
    <div className={styles.screen}>
      {data && <Message message={data} />}
      {!data && !error && <SkeletonList rows={1} size="panel" label={t('loading')} />}
      {!data && error?.code === 'not_found' && (
        <EmptyState icon={<MailX size={28} aria-hidden="true" />} title={t('inbox.gone')} />
      )}
      {!data && error && error.code !== 'not_found' && (
        <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      )}
      <Link href="/m/notice" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('inbox.list')}
      </Link>
    </div>
  )
}

function Message({ message }: { message: InboxMessage }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { wps, origin } = useServices()
  const { go } = useAddress()
  const report = useReport()
  const renew = useRenew()
  const { isBusy, run } = useBusy()
  const { id, title, body, sentAt } = message
  const target = decideAction(message.action, origin)
  useRead(message)
  const remove = async () => {
    try {
      const deletionId = makeUuid()
      await wps.call(deleteInboxMessages, { body: { deletionId, ids: [id] } })
      go(`/m/notice?deleted=${deletionId}`, { isReplacing: true })
    } catch (error) {
      report(error, 'page')
    } finally {
      renew(inbox)
    }
  }
  return (
    <article className={styles.entry}>
      <h2 className={styles.title}>{title}</h2>
      <time className={styles.time} dateTime={sentAt}>
        {formatDateTime(sentAt, 'date')}
      </time>
      <p className={styles.body}>{body}</p>
      {target && (
        <Link href={target.path as Href /* a page of ours, as decided */} className={buttonClass({ isWide: true })}>
          {t('inbox.action')}
        </Link>
      )}
      <Button kind="quiet" isWide isBusy={isBusy} onClick={() => void run(remove)}>
        {t('inbox.delete')}
      </Button>
    </article>
  )
}

/** Reports an opened message as read, silently; the list and the badge know it at once. */
function useRead({ id, isRead }: InboxMessage): void {
  const { wps } = useServices()
  const amend = useAmend()
  const read = useEffectEvent(async () => {
    const answer = await wps.call(readInboxMessages, { body: { ids: [id] } }, { alert: false }).catch(() => undefined)
    if (!answer) return
    const mark = (known: EndpointValue<typeof inbox>) => ({
      ...known,
      ...answer,
      items: known.items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
    })
    amend(inbox, mark)
  })
  useEffect(() => {
    if (!isRead) void read()
  }, [isRead])
}
