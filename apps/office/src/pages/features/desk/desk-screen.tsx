import { Alert, Button, Group, Switch, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { assignDesk, setDeskAgent } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './desk.module.css'
import { findNeighbour } from './desk.rules.ts'
import type { Conversation } from './desk.types.ts'
import { deskKey, useDeskAgents, useDeskChanges } from './desk-data.ts'
import { DeskCloseDialog, DeskKeysDialog, DeskSnoozeDialog } from './desk-dialogs.tsx'
import { DeskList, useDeskList } from './desk-list.tsx'
import { DeskMember } from './desk-member.tsx'
import { DeskThread } from './desk-thread.tsx'

type Opened = 'snooze' | 'close' | 'keys'

/** The desk: the list, one conversation, and its member beside. What is shown stands in the address. */
export function DeskScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const id = search.get('c') ?? undefined
  const isLive = useDeskChanges()
  const list = useDeskList(search)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const select = (next: string | undefined) =>
    setSearch((known) => {
      const { c: _former, ...others } = Object.fromEntries(known)
      return next === undefined ? others : { ...others, c: next }
    })
  return (
    <>
      <Head />
      {isLive ? null : <Alert color="yellow">{t('office.desk.offline')}</Alert>}
      <div className={styles.desk} data-open={id === undefined ? undefined : true}>
        <DeskList list={list} search={search} setSearch={setSearch} selectedId={id} onSelect={select} />
        {id === undefined ? (
          <>
            <section className={styles.thread} aria-label={t('office.desk.conversation')}>
              <Text c="dimmed">{t('office.desk.choose')}</Text>
            </section>
            <Keys rows={rows} id={undefined} onSelect={select} onOpen={() => undefined} />
          </>
        ) : (
          <Selected key={id} id={id} rows={rows} onSelect={select} />
        )}
      </div>
    </>
  )
}

/** The conversation, its member, and the dialogs of its actions. */
function Selected({
  id,
  rows,
  onSelect,
}: {
  id: string
  rows: readonly Conversation[]
  onSelect(id: string | undefined): void
}) {
  const [opened, setOpened] = useState<Opened>()
  const [conversation, setConversation] = useState<Conversation>()
  const close = () => setOpened(undefined)
  return (
    <>
      <DeskThread
        id={id}
        onKnown={setConversation}
        onBack={() => onSelect(undefined)}
        onSnooze={() => setOpened('snooze')}
        onClose={() => setOpened('close')}
      />
      {conversation ? <DeskMember conversation={conversation} /> : null}
      <Keys rows={rows} id={id} conversation={conversation} onSelect={onSelect} onOpen={setOpened} />
      {opened === 'keys' ? <DeskKeysDialog onClose={close} /> : null}
      {conversation && opened === 'snooze' ? <DeskSnoozeDialog conversation={conversation} onClose={close} /> : null}
      {conversation && opened === 'close' ? <DeskCloseDialog conversation={conversation} onClose={close} /> : null}
    </>
  )
}

/** Keys outside of fields; each has a button or link as well. */
function Keys({
  rows,
  id,
  conversation,
  onSelect,
  onOpen,
}: {
  rows: readonly Conversation[]
  id: string | undefined
  conversation?: Conversation | undefined
  onSelect(id: string | undefined): void
  onOpen(dialog: Opened): void
}) {
  const { merchant, me } = useOffice()
  const translation = useTranslation()
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [isListed, setListed] = useState(false)
  const focus = (name: string) => {
    const found = document.querySelector<HTMLElement>(`[data-desk="${name}"]`)
    // The button of what is not written at the moment leads to the field too.
    if (found instanceof HTMLButtonElement) found.click()
    else found?.focus()
  }
  const move = (step: 1 | -1) => onSelect(findNeighbour(rows, id, step)?.id ?? id)
  async function take(): Promise<void> {
    if (!conversation) return
    try {
      const { id: conversationId, assigneeId } = conversation
      await assignDesk({ body: { conversationId, personId: me.id, seenPersonId: assigneeId } }, merchant.code)
      setFailure(undefined)
    } catch (error) {
      setFailure(describeFailure(error, translation, { request_conflict: 'office.desk.taken' }))
    }
    void client.invalidateQueries({ queryKey: deskKey(merchant.code) })
  }
  /** Not behind a dialog. */
  const unlessAsked = (run: () => void) => () => {
    if (!document.querySelector('[role="dialog"]')) run()
  }
  // Enter on a button is the button's.
  const enter = () => document.activeElement === document.body && focus('thread')
  useHotkeys([
    ['j', unlessAsked(() => move(1))],
    ['k', unlessAsked(() => move(-1))],
    ['Enter', unlessAsked(enter), { preventDefault: false }],
    ['r', unlessAsked(() => focus('answer'))],
    ['n', unlessAsked(() => focus('note'))],
    ['a', unlessAsked(() => void take())],
    ['s', unlessAsked(() => onOpen('snooze'))],
    ['e', unlessAsked(() => onOpen('close'))],
    ['/', unlessAsked(() => focus('find'))],
    ['shift+?', unlessAsked(() => (id === undefined ? setListed(true) : onOpen('keys')))],
  ])
  return (
    <>
      <Refusal text={failure} />
      {isListed ? <DeskKeysDialog onClose={() => setListed(false)} /> : null}
    </>
  )
}

/** Title, the ways to the other pages of the desk, and whether the person takes conversations. */
function Head() {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const client = useQueryClient()
  const agents = useDeskAgents()
  const [failure, setFailure] = useState<string>()
  const me = agents.data?.me
  async function turn(isAvailable: boolean): Promise<void> {
    try {
      await setDeskAgent({ body: { isAvailable } }, merchant.code)
      setFailure(undefined)
    } catch (error) {
      setFailure(describeFailure(error, translation))
    }
    await client.invalidateQueries({ queryKey: deskKey(merchant.code, 'agents') })
  }
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.desk.title')}</Title>
        <Group>
          {me ? (
            <Switch
              label={t('office.desk.available')}
              checked={me.isAvailable}
              onChange={({ currentTarget: { checked } }) => void turn(checked)}
            />
          ) : null}
          {(['answers', 'hours', 'report'] as const).map((page) => (
            <Button key={page} component={Link} href={`/${merchant.code}/desk/${page}`} variant="default" size="xs">
              {t(`office.desk.${page}`)}
            </Button>
          ))}
        </Group>
      </Group>
      <Refusal text={failure} />
    </>
  )
}
