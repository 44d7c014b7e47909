import { closeDeskConversation, type DeskSharedKind, listDeskMessages, readDesk } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { mergeNumbered } from '@foyer/ui/numbered'
import { SkeletonList } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { groupByDay } from '../../lib/days.rules.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useIsOnline } from '../../lib/online.ts'
import { useReport } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { useNotices } from '../../ui/notices.tsx'
import styles from './desk-chat.module.css'
import { DeskField } from './desk-field.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DeskBubble, DeskQueuedBubble } from './desk-message.tsx'
import { type KnownDesk, listSpoken, mergeConversation } from './desk-messages.rules.ts'
import { useDeskKey, useDeskMessages } from './desk-messages.ts'
import { listWaiting } from './desk-queue.rules.ts'
import { useDeskQueue } from './desk-queue.ts'
import { DeskRating } from './desk-rating.tsx'

interface DeskChatProps {
  id: string
  thing: { kind: DeskSharedKind; id: string } | undefined
  /** The visitor has other conversations. */
  hasOthers: boolean
  /** Says when somebody is there; nothing during opening hours. */
  away: ReactNode
}

/** One conversation. */
export function DeskChat({ id, thing, hasOthers, away }: DeskChatProps) {
  const t = useText()
  const client = useQueryClient()
  const { go } = useAddress()
  const key = useDeskKey()(listDeskMessages.path, { id })
  const { data, error, isFetching, refetch, loadOlder, isLoadingOlder } = useDeskMessages(id)
  const { queue } = useDeskQueue()
  useEffect(
    () =>
      queue.onTaken(({ conversation, message }) => {
        if (conversation.id !== id) return
        client.setQueryData<KnownDesk>(
          key,
          (known) =>
            known && {
              ...known,
              conversation: mergeConversation(known.conversation, conversation),
              messages: mergeNumbered(known.messages, [message]),
            },
        )
        void client.invalidateQueries({ queryKey: [readDesk.path] })
      }),
    [queue, client, id, key],
  )
  if (!data) {
    const state = error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
    ) : (
      <SkeletonList rows={4} label={t('loading')} />
    )
    return <DeskFrame field={null}>{state}</DeskFrame>
  }
  const { conversation, typing, hasOlder } = data
  const setConversation = (next: typeof conversation) => {
    client.setQueryData<KnownDesk>(key, (known) => known && { ...known, conversation: next })
    void client.invalidateQueries({ queryKey: [readDesk.path] })
  }
  return (
    <DeskFrame
      head={<Head conversation={conversation} hasOthers={hasOthers} onClosed={setConversation} />}
      field={
        conversation.state === 'open' ? (
          <DeskField
            key={id}
            thread={id}
            thing={thing}
            onSend={(message) => {
              queue.add(message)
              // A reload does not attach the thing again.
              if (thing) go(`/m/desk?c=${id}`, { isReplacing: true })
            }}
          />
        ) : (
          <div className={styles.end}>
            <DeskRating conversation={conversation} onRated={setConversation} />
            <Link href="/m/desk?new" className={buttonClass({ isWide: true })}>
              {t('desk.new')}
            </Link>
          </div>
        )
      }
    >
      {hasOlder && (
        <Older onNear={() => void loadOlder()}>
          <Button kind="quiet" isSmall isBusy={isLoadingOlder} onClick={() => void loadOlder()}>
            {t('desk.older')}
          </Button>
        </Older>
      )}
      <DeskLog known={data} thread={id} />
      {away}
      <p className={styles.typing}>{typing === null ? '' : t('desk.typing', { name: typing })}</p>
      <Spoken known={data} />
    </DeskFrame>
  )
}

/** Messages by day, then those that wait to be sent. History is not spoken: `Spoken` says what is new. */
export function DeskLog({ known, thread }: { known: KnownDesk | undefined; thread: string }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const isOnline = useIsOnline()
  const owner = useSession()?.id ?? ''
  const { queue, queued } = useDeskQueue()
  const messages = known?.messages ?? []
  const taken = new Set(messages.map(({ clientId }) => clientId))
  const waiting = listWaiting(queued, owner, thread).filter(({ clientId }) => !taken.has(clientId))
  const days = groupByDay(messages.map((message) => ({ ...message, id: String(message.number) })))
  return (
    <div role="log" aria-live="off" aria-label={t('support.title')} className={styles.log}>
      {days.map((day) => (
        <div key={day.at} className={styles.log}>
          <h2 className={styles.date}>{formatDateTime(day.at, 'date')}</h2>
          {day.items.map((message) => (
            <DeskBubble
              key={message.number}
              message={message}
              isRead={message.number <= (known?.conversation.staffReadNumber ?? 0)}
            />
          ))}
        </div>
      ))}
      {waiting.map((message) => (
        <DeskQueuedBubble
          key={message.clientId}
          message={message}
          isOnline={isOnline}
          onRetry={() => queue.retry(message.clientId)}
        />
      ))}
      {waiting.length > 0 && !isOnline && (
        <p className={styles.note} role="status">
          {t('desk.offline')}
        </p>
      )}
    </div>
  )
}

/** Says each new message of staff once. */
function Spoken({ known }: { known: KnownDesk }) {
  const t = useText()
  const last = known.messages.at(-1)?.number ?? 0
  const spokenTo = useRef(last)
  const [words, setWords] = useState('')
  const speak = useEffectEvent(() => {
    const fresh = listSpoken(known.messages, spokenTo.current)
    spokenTo.current = Math.max(spokenTo.current, last)
    if (fresh.length === 0) return
    setWords(
      fresh
        .map(({ author, text, images }) => {
          const content = text || (images.length > 0 ? t('desk.image') : '')
          return `${author ?? t('support.title')}: ${content}`
        })
        .join('\n'),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per number
  useEffect(() => speak(), [last])
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}

/** Loads the page before when the reader comes near it; its button is the way without that. */
function Older({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.older}>
      {children}
    </div>
  )
}

function Head({
  conversation,
  hasOthers,
  onClosed,
}: {
  conversation: KnownDesk['conversation']
  hasOthers: boolean
  onClosed: (conversation: KnownDesk['conversation']) => void
}) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const report = useReport()
  const { isBusy, run } = useBusy()
  const close = () =>
    run(async () => {
      const isSure = await notices.alert({
        title: t('desk.end'),
        text: t('desk.end.body'),
        confirmLabel: t('desk.end'),
        cancelLabel: t('back'),
      })
      if (!isSure) return
      try {
        const body = { conversationId: conversation.id }
        onClosed((await wps.call(closeDeskConversation, { body })).conversation)
      } catch (error) {
        report(error, 'page')
      }
    })
  return (
    <header className={styles.head}>
      <strong className={styles.agent}>{conversation.agent ?? t('support.title')}</strong>
      <span className={styles.actions}>
        {hasOthers && (
          <Link href="/m/desk?list" className={buttonClass({ kind: 'quiet', isSmall: true })}>
            {t('desk.list')}
          </Link>
        )}
        {conversation.state === 'open' && (
          <Button kind="quiet" isSmall isBusy={isBusy} onClick={() => void close()}>
            {t('desk.end')}
          </Button>
        )}
      </span>
    </header>
  )
}
