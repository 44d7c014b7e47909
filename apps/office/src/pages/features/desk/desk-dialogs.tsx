import { makeUuid } from '@foyer/ui/uuid'
import { Button, Group, Kbd, Stack, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../lib/api.ts'
import { closeDesk, snoozeDesk } from '../../lib/calls.ts'
import { readNow } from '../../lib/clock.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './desk.module.css'
import { snoozeChoices, snoozeUntil } from './desk.rules.ts'
import type { Conversation } from './desk.types.ts'
import { deskKey } from './desk-data.ts'

const MAX_NOTICE = 2_000

/** Puts a conversation aside until a time, or until the visitor writes. */
export function DeskSnoozeDialog({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const { t } = useTranslation()
  const [own, setOwn] = useState('')
  const { isBusy, failure, run } = useChange(onClose)
  const { merchant } = useOffice()
  const snooze = (until: Date) =>
    void run(() => snoozeDesk({ body: { conversationId: conversation.id, until: until.toISOString() } }, merchant.code))
  const chosen = own === '' ? undefined : new Date(own)
  return (
    <Dialog title={t('office.desk.snooze')} close={t('office.close')} onClose={onClose}>
      <Stack>
        {snoozeChoices.map((choice) => (
          <Button
            key={choice}
            variant="default"
            disabled={isBusy}
            onClick={() => snooze(snoozeUntil(choice, readNow()))}
          >
            {t(`office.desk.snooze.${choice}`)}
          </Button>
        ))}
        <Group align="end">
          <TextInput
            type="datetime-local"
            label={t('office.desk.snooze.own')}
            value={own}
            onChange={({ currentTarget: { value } }) => setOwn(value)}
          />
          <Button disabled={isBusy || chosen === undefined} onClick={() => chosen && snooze(chosen)}>
            {t('office.desk.snooze')}
          </Button>
        </Group>
        <Refusal text={failure} />
      </Stack>
    </Dialog>
  )
}

/** Closes a conversation, with a last message or without one. */
export function DeskCloseDialog({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [notice, setNotice] = useState('')
  const [clientId] = useState(makeUuid)
  const { isBusy, failure, isLate, run } = useChange(onClose)
  // What stood there when the dialog was opened.
  const [seenNumber] = useState(conversation.lastNumber)
  const close = (anyway: boolean) =>
    void run(() => {
      const body = { conversationId: conversation.id, clientId, notice: notice.trim(), seenNumber, anyway }
      return closeDesk({ body }, merchant.code)
    })
  return (
    <Dialog title={t('office.desk.close')} close={t('office.close')} onClose={onClose}>
      <Stack>
        <Textarea
          label={t('office.desk.close.notice')}
          rows={3}
          maxLength={MAX_NOTICE}
          value={notice}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setNotice(value)}
        />
        <Refusal text={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('office.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => close(isLate)}>
            {t(isLate ? 'office.desk.close.anyway' : 'office.desk.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** One change; everything of the desk is read again after it. */
function useChange(onDone: () => void) {
  const translation = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isLate, setLate] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(call: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await call()
      onDone()
    } catch (error) {
      setLate(error instanceof CallError && error.code === 'request_conflict')
      setFailure(describeFailure(error, translation, { request_conflict: 'office.desk.wroteSince' }))
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: deskKey(merchant.code) })
    }
  }
  return { isBusy, isLate, failure, run }
}

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'messages'],
  ['r', 'answer'],
  ['n', 'note'],
  ['a', 'take'],
  ['s', 'snooze'],
  ['e', 'close'],
  ['/', 'find'],
  ['?', 'keys'],
] as const

export function DeskKeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('office.desk.keys')} close={t('office.close')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, name]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(`office.desk.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
