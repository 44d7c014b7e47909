import type { DeskMessage } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import { Check, CheckCheck, Clock, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import type { QueuedDeskMessage } from '../../lib/stored.types.ts'
import { DeskPhoto } from './desk-image.tsx'
import styles from './desk-message.module.css'
import { DeskChosenThing, DeskThing } from './desk-thing.tsx'

/** One message; those of the visitor stand at the end of the line and tell whether they were read. */
export function DeskBubble({ message, isRead }: { message: DeskMessage; isRead: boolean }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { from, author, event, text, images, shared, at } = message
  if (from === 'system') return event === 'closed' ? <p className={styles.event}>{t('desk.over')}</p> : null
  const isOwn = from === 'visitor'
  const name = isOwn ? t('desk.you') : (author ?? t('support.title'))
  const Mark = isRead ? CheckCheck : Check
  return (
    <Bubble isOwn={isOwn} name={name} text={text}>
      {shared && <DeskThing thing={shared} />}
      {images.map((image) => (
        <DeskPhoto key={image.id} image={image} />
      ))}
      <Foot>
        <time dateTime={at}>{formatDateTime(at, 'time')}</time>
        {isOwn && (
          <>
            <Mark size={16} aria-hidden="true" className={classNames(isRead && styles.read)} />
            <span className="visually-hidden">{t(isRead ? 'desk.read' : 'desk.sent')}</span>
          </>
        )}
      </Foot>
    </Bubble>
  )
}

/** A message that the server does not have yet. */
export function DeskQueuedBubble({
  message,
  isOnline,
  onRetry,
}: {
  message: QueuedDeskMessage
  isOnline: boolean
  onRetry: () => void
}) {
  const t = useText()
  const { text, images, shared, isFailed } = message
  return (
    <Bubble isOwn name={t('desk.you')} text={text}>
      {shared && <DeskChosenThing kind={shared.kind} />}
      {images.map((image) => (
        <DeskPhoto key={image.id} image={image} />
      ))}
      {isFailed ? (
        <button type="button" className={styles.failed} onClick={onRetry}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('desk.failed')}
        </button>
      ) : (
        <Foot>
          <Clock size={14} aria-hidden="true" />
          {t(isOnline ? 'desk.sending' : 'desk.waiting')}
        </Foot>
      )}
    </Bubble>
  )
}

function Bubble({ isOwn, name, text, children }: { isOwn: boolean; name: string; text: string; children: ReactNode }) {
  return (
    <article className={classNames(styles.bubble, isOwn ? styles.own : styles.theirs)}>
      <p className={isOwn ? 'visually-hidden' : styles.name}>{name}</p>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {children}
    </article>
  )
}

function Foot({ children }: { children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>
}
