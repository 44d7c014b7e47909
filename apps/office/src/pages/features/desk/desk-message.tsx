import { Anchor, Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { readDeskImage } from '../../lib/calls.ts'
import { formatMoney, formatShort } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataImage } from '../../lib/safe-image.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './desk.module.css'
import type { Conversation, Message, Note } from './desk.types.ts'
import { nameVisitor } from './desk-list.tsx'

/** One message; staff's stand at the end of the line and tell whether the visitor has read them. */
export function DeskMessage({
  message,
  conversation,
  isRead,
}: {
  message: Message
  conversation: Conversation
  isRead: boolean
}) {
  const { t, tag } = useTranslation()
  const { from, author, event, text, images, shared, at } = message
  if (from === 'system')
    return event === null ? null : (
      <Text size="sm" c="dimmed" ta="center">
        {t(`office.desk.event.${event}`, { name: author ?? nameVisitor(conversation, t('office.desk.guest')) })}
        {` · ${formatShort(at, tag)}`}
      </Text>
    )
  const isStaff = from === 'staff'
  const name = isStaff ? (author ?? '') : nameVisitor(conversation, t('office.desk.guest'))
  return (
    <article className={isStaff ? styles.ours : styles.theirs}>
      <p className={styles.faint}>
        {name} · {formatShort(at, tag)}
        {isStaff ? ` · ${t(isRead ? 'office.desk.read' : 'office.desk.sent')}` : ''}
      </p>
      {shared ? <Shared shared={shared} memberId={conversation.memberId} /> : null}
      {text === '' ? null : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {images.map((image) => (
        <Photo key={image.id} id={image.id} />
      ))}
    </article>
  )
}

/** What only staff sees. */
export function DeskNote({ note }: { note: Note }) {
  const { t, tag } = useTranslation()
  return (
    <article className={styles.note}>
      <p className={styles.faint}>
        <Badge color="yellow" variant="outline" size="sm">
          {t('office.desk.note')}
        </Badge>{' '}
        {note.author} · {formatShort(note.at, tag)}
      </p>
      <p className={styles.text} dir="auto">
        {note.text}
      </p>
    </article>
  )
}

/** What the question is about, with the way to its member. */
function Shared({ shared, memberId }: { shared: NonNullable<Message['shared']>; memberId: string | null }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { kind, id, title, state, amountMinor, currency, at } = shared
  const facts = [
    title,
    state,
    amountMinor === null || currency === null ? '' : formatMoney(amountMinor, currency, tag),
    formatShort(at, tag),
  ]
  return (
    <div className={styles.shared}>
      <strong>{t(`office.desk.shared.${kind}`)}</strong>
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      <span className={styles.faint}>{id}</span>
      {memberId === null ? null : (
        <Anchor component={Link} href={`/${merchant.code}/members/${memberId}`} size="sm">
          {t('office.desk.member')}
        </Anchor>
      )}
    </div>
  )
}

/** Small; a press opens it large. The call has the session and the merchant, which an image's address has not. */
function Photo({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={t('office.desk.image.open')}
        onClick={() => setOpen(true)}
      >
        <Shown id={id} size="small" />
      </button>
      {isOpen ? (
        <Dialog title={t('office.desk.image')} close={t('office.close')} onClose={() => setOpen(false)}>
          <Shown id={id} size="large" />
        </Dialog>
      ) : null}
    </>
  )
}

function Shown({ id, size }: { id: string; size: 'small' | 'large' }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { data, error } = useQuery({
    queryKey: [merchant.code, 'desk-image', id, size],
    queryFn: () => readDeskImage({ params: { id }, query: { size } }, merchant.code),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Text size="sm">{t('office.missing')}</Text>
  if (!data) return <Text size="sm">{t('office.loading')}</Text>
  return <DataImage className={styles[size]} content={data.content} alt={t('office.desk.image')} />
}
