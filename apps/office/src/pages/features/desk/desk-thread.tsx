import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { assignDesk, markDesk, reopenDesk, snoozeDesk } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { formatShort } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './desk.module.css'
import { listLines } from './desk.rules.ts'
import type { Conversation, KnownDesk } from './desk.types.ts'
import { deskKey, useConversation, useDeskAgents, usePresence } from './desk-data.ts'
import { DeskField } from './desk-field.tsx'
import { nameVisitor, priorities } from './desk-list.tsx'
import { DeskMessage, DeskNote } from './desk-message.tsx'

/** One conversation with its actions, messages and notes, and the field. */
export function DeskThread({
  id,
  onKnown,
  onBack,
  onSnooze,
  onClose,
}: {
  id: string
  onKnown(conversation: Conversation): void
  onBack(): void
  onSnooze(): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const query = useConversation(id)
  const { data } = query
  const [isTyping, setTyping] = useState(false)
  const conversation = data?.conversation
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (conversation) tell(conversation)
  }, [conversation])
  usePresence(data, isTyping)
  return (
    <section className={styles.thread} aria-label={t('office.desk.conversation')}>
      <Button className={styles.back} variant="subtle" onClick={onBack}>
        {t('office.desk.back')}
      </Button>
      <Loaded query={query}>
        {(known) => (
          <>
            <Head conversation={known.conversation} onSnooze={onSnooze} onClose={onClose} />
            <Messages known={known} onOlder={query.loadOlder} />
            <Others known={known} />
            <DeskField known={known} onTyping={setTyping} onSent={() => void query.refetch()} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** From its end on: what is added above or below keeps the reader's place. */
function Messages({ known, onOlder }: { known: KnownDesk; onOlder(): Promise<void> }) {
  const { t } = useTranslation()
  const [isLoading, setLoading] = useState(false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <div className={styles.scroll} data-desk="thread" tabIndex={0} role="log" aria-label={t('office.desk.messages')}>
      <div className={styles.messages}>
        {known.hasMore ? (
          <Button
            variant="subtle"
            loading={isLoading}
            onClick={() => {
              setLoading(true)
              void onOlder()
                .catch(() => undefined)
                .finally(() => setLoading(false))
            }}
          >
            {t('office.desk.older')}
          </Button>
        ) : null}
        {listLines(known).map((line) =>
          line.kind === 'note' ? (
            <DeskNote key={`note${line.note.number}`} note={line.note} />
          ) : (
            <DeskMessage
              key={line.message.number}
              message={line.message}
              conversation={known.conversation}
              isRead={line.message.number <= known.conversation.readNumber}
            />
          ),
        )}
      </div>
    </div>
  )
}

/** Who else is here, and who types. */
function Others({ known }: { known: KnownDesk }) {
  const { t } = useTranslation()
  const { others, isVisitorTyping, conversation } = known
  const typing = others.filter(({ isTyping }) => isTyping).map(({ name }) => name)
  const here = others.filter(({ isTyping }) => !isTyping).map(({ name }) => name)
  return (
    <div className={styles.others} role="status">
      {typing.length > 0 ? (
        <Text size="sm" c="red" fw={600}>
          {t('office.desk.othersType', { names: typing.join(', ') })}
        </Text>
      ) : null}
      {here.length > 0 ? <Text size="sm">{t('office.desk.othersHere', { names: here.join(', ') })}</Text> : null}
      {isVisitorTyping ? (
        <Text size="sm" c="dimmed">
          {t('office.desk.visitorTypes', { name: nameVisitor(conversation, t('office.desk.guest')) })}
        </Text>
      ) : null}
    </div>
  )
}

function Head({ conversation, onSnooze, onClose }: { conversation: Conversation; onSnooze(): void; onClose(): void }) {
  const translation = useTranslation()
  const { t, tag } = translation
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const { id: conversationId, state, snoozedUntil, rating, ratingText } = conversation
  async function change(call: () => Promise<unknown>): Promise<void> {
    try {
      await call()
      setFailure(undefined)
    } catch (error) {
      setFailure(describeFailure(error, translation, { request_conflict: 'office.desk.taken' }))
    }
    await client.invalidateQueries({ queryKey: deskKey(merchant.code) })
  }
  return (
    <header className={styles.head}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {nameVisitor(conversation, t('office.desk.guest'))}
        </Title>
        <Group gap="xs">
          {state === 'closed' ? (
            <Button
              size="xs"
              variant="default"
              onClick={() => void change(() => reopenDesk({ body: { conversationId } }, merchant.code))}
            >
              {t('office.desk.reopen')}
            </Button>
          ) : (
            <>
              {state === 'snoozed' ? (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() =>
                    void change(() => snoozeDesk({ body: { conversationId, until: null } }, merchant.code))
                  }
                >
                  {t('office.desk.wake')}
                </Button>
              ) : (
                <Button size="xs" variant="default" onClick={onSnooze}>
                  {t('office.desk.snooze')}
                </Button>
              )}
              <Button size="xs" variant="default" onClick={onClose}>
                {t('office.desk.close')}
              </Button>
            </>
          )}
        </Group>
      </Group>
      <Marks conversation={conversation} onChange={(call) => void change(call)} />
      {state === 'snoozed' && snoozedUntil !== null ? (
        <Text size="sm">{t('office.desk.snoozed', { time: formatShort(snoozedUntil, tag) })}</Text>
      ) : null}
      {state === 'closed' ? <Text size="sm">{t('office.desk.isClosed')}</Text> : null}
      {rating === null ? null : (
        <Text size="sm">
          {t('office.desk.rated', { rating })} {ratingText}
        </Text>
      )}
      <Refusal text={failure} />
    </header>
  )
}

/** Who answers, and how a conversation is sorted. */
function Marks({
  conversation,
  onChange,
}: {
  conversation: Conversation
  onChange(call: () => Promise<unknown>): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const agents = useDeskAgents()
  const { id: conversationId, assigneeId, priority } = conversation
  const people = agents.data?.items ?? []
  const isKnown = assigneeId === null || people.some(({ personId }) => personId === assigneeId)
  return (
    <div className={styles.marks}>
      <NativeSelect
        size="xs"
        label={t('office.desk.assignee')}
        value={assigneeId ?? ''}
        data={[
          { value: '', label: t('office.desk.nobody') },
          ...people.map(({ personId, name }) => ({ value: personId, label: name })),
          ...(isKnown ? [] : [{ value: assigneeId, label: conversation.assigneeName ?? assigneeId }]),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(() =>
            assignDesk(
              { body: { conversationId, personId: value === '' ? null : value, seenPersonId: assigneeId } },
              merchant.code,
            ),
          )
        }
      />
      <NativeSelect
        size="xs"
        label={t('office.desk.priority')}
        value={priority}
        data={priorities.map((value) => ({ value, label: t(`office.desk.priority.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const next = priorities.find((one) => one === value)
          if (next) onChange(() => markDesk({ body: { conversationId, priority: next } }, merchant.code))
        }}
      />
      <Labels
        key={conversation.labels.join()}
        labels={conversation.labels}
        onSave={(labels) => onChange(() => markDesk({ body: { conversationId, labels } }, merchant.code))}
      />
    </div>
  )
}

const MAX_LABELS = 8
const MAX_LABEL = 30

function Labels({ labels, onSave }: { labels: readonly string[]; onSave(labels: string[]): void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(labels.join(', '))
  const save = () => {
    const typed = text.split(',').map((label) => label.trim().slice(0, MAX_LABEL))
    const next = [...new Set(typed.filter((label) => label !== ''))].slice(0, MAX_LABELS)
    setText(next.join(', '))
    if (next.join() !== labels.join()) onSave(next)
  }
  return (
    <TextInput
      size="xs"
      label={t('office.desk.labels')}
      placeholder={t('office.desk.labels.hint')}
      value={text}
      onChange={({ currentTarget: { value } }) => setText(value)}
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) save()
      }}
    />
  )
}
