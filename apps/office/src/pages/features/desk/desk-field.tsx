import type { answerStaffDesk, EndpointValue } from '@foyer/contract'
import { isSendKey } from '@foyer/ui/send-key'
import { makeUuid } from '@foyer/ui/uuid'
import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../lib/api.ts'
import { readBase64 } from '../../lib/base64.ts'
import { answerDesk, listDeskAnswers, noteDesk, sendDeskImage } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './desk.module.css'
import { findAnswers } from './desk.rules.ts'
import type { CannedAnswer, KnownDesk } from './desk.types.ts'
import { DeskCanned } from './desk-canned.tsx'
import { deskKey } from './desk-data.ts'

type Mode = 'answer' | 'note'
interface Draft {
  text: string
  mode: Mode
  images: readonly { id: string }[]
  /** Sent again under the same id: a press whose answer was lost counts once. */
  clientId: string
}

const MAX_TEXT = 2_000
const MAX_IMAGES = 3
const MAX_IMAGE_BYTES = 6 * 1024 * 1024
const IDLE_MS = 4_000

/** What was written to each conversation of this page and is not sent. */
const drafts = new Map<string, Draft>()
const newDraft = (): Draft => ({ text: '', mode: 'answer', images: [], clientId: makeUuid() })

type Answered = EndpointValue<typeof answerStaffDesk>['message']
type Keep = (next: Partial<Draft>) => void

/** Answer or private note. `/` at its beginning offers the canned answers. */
export function DeskField({
  known,
  onTyping,
  onSent,
}: {
  known: KnownDesk
  onTyping(isTyping: boolean): void
  onSent(message?: Answered): void // none of a note
}) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, keep, clear] = useDraft(known.conversation.id)
  const sending = useSending(known, draft, (message) => {
    clear()
    onTyping(false)
    onSent(message)
  })
  const noteTyping = useTypingTurn(onTyping)
  const { text, mode } = draft
  const found = useFound(known.conversation.id, draft)
  const insert = (answer: CannedAnswer) => {
    keep({ text: answer.filled ?? '' })
    field.current?.focus()
  }
  const send = async (anyway: boolean) => {
    await sending.send(anyway, () => onSent())
    field.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (!isSendKey(event.nativeEvent, true)) return
    event.preventDefault()
    const [first] = found ?? []
    if (first) insert(first)
    else if (found === undefined) void send(false)
  }
  return (
    <form
      className={mode === 'note' ? styles.noteField : styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <Modes
        mode={mode}
        language={known.conversation.language}
        onMode={(next) => {
          keep({ mode: next })
          field.current?.focus()
        }}
      />
      {found ? <DeskCanned answers={found} onInsert={insert} /> : null}
      <Textarea
        ref={field}
        data-desk={mode}
        aria-label={t(`office.desk.${mode}`)}
        description={t(mode === 'note' ? 'office.desk.note.hint' : 'office.desk.answer.hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize={false}
        rows={3}
        dir="auto"
        maxLength={MAX_TEXT}
        value={text}
        onKeyDown={press}
        onChange={({ currentTarget: { value } }) => {
          keep({ text: value })
          if (value !== '') noteTyping()
        }}
      />
      <Refusal text={sending.failure} />
      <Group justify="space-between">
        <Images conversationId={known.conversation.id} draft={draft} keep={keep} />
        <Group gap="xs">
          {sending.isOvertaken ? (
            <Button variant="default" loading={sending.isBusy} onClick={() => void send(true)}>
              {t('office.desk.anyway')}
            </Button>
          ) : null}
          <Button type="submit" loading={sending.isBusy}>
            {t(mode === 'note' ? 'office.desk.note.save' : 'office.desk.send')}
          </Button>
        </Group>
      </Group>
    </form>
  )
}

/** What was written to a conversation, also when another one was shown in between. */
function useDraft(conversationId: string): [Draft, Keep, () => void] {
  const [draft, setDraft] = useState(() => drafts.get(conversationId) ?? newDraft())
  const keep: Keep = (next) =>
    setDraft((known) => {
      const changed = { ...known, ...next }
      drafts.set(conversationId, changed)
      return changed
    })
  const clear = () => {
    drafts.delete(conversationId)
    setDraft((known) => ({ ...newDraft(), mode: known.mode }))
  }
  return [draft, keep, clear]
}

/** Canned answers that fit what is typed after `/`; undefined while nobody asks for one. */
function useFound(conversationId: string, { text, mode }: Draft): CannedAnswer[] | undefined {
  const { merchant } = useOffice()
  const canned = useQuery({
    queryKey: deskKey(merchant.code, 'canned', conversationId),
    queryFn: () => listDeskAnswers({ query: { conversationId } }, merchant.code),
    enabled: text.startsWith('/'),
  })
  return mode === 'answer' && canned.data ? findAnswers(text, canned.data.items) : undefined
}

/** Sends what is written, once; an answer that another person's has overtaken waits for a second press. */
function useSending(known: KnownDesk, { text, mode, images, clientId }: Draft, onDone: (message?: Answered) => void) {
  const translation = useTranslation()
  const { merchant } = useOffice()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isOvertaken, setOvertaken] = useState(false)
  async function send(anyway: boolean, onLate: () => void): Promise<void> {
    const words = text.trim()
    if (isBusy || (words === '' && images.length === 0)) return
    setBusy(true)
    setFailure(undefined)
    setOvertaken(false)
    try {
      const body = { conversationId: known.conversation.id, clientId, text: words }
      const imageIds = images.map(({ id }) => id)
      const seenNumber = known.messages.at(-1)?.number ?? 0
      if (mode === 'note') {
        await noteDesk({ body }, merchant.code)
        return onDone()
      }
      const { message } = await answerDesk({ body: { ...body, imageIds, seenNumber, anyway } }, merchant.code)
      onDone(message)
    } catch (error) {
      const isLate = error instanceof CallError && error.code === 'request_conflict'
      setOvertaken(isLate)
      setFailure(describeFailure(error, translation, { request_conflict: 'office.desk.overtaken' }))
      if (isLate) onLate()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, isOvertaken, send }
}

function Modes({ mode, language, onMode }: { mode: Mode; language: string; onMode(mode: Mode): void }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      {(['answer', 'note'] as const).map((one) => (
        <Button
          key={one}
          size="xs"
          variant={one === mode ? 'filled' : 'default'}
          aria-pressed={one === mode}
          data-desk={one === mode ? undefined : one}
          onClick={() => onMode(one)}
        >
          {t(`office.desk.${one}`)}
        </Button>
      ))}
      <Text size="sm" c="dimmed">
        {t('office.desk.language', { language })}
      </Text>
    </Group>
  )
}

/** Images of an answer: sent at once, so that the answer itself is small. */
function Images({ conversationId, draft, keep }: { conversationId: string; draft: Draft; keep: Keep }) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const [failure, setFailure] = useState<string>()
  const { images, mode } = draft
  if (mode === 'note') return <span />
  async function attach({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(currentTarget.files ?? [])].slice(0, MAX_IMAGES - images.length)
    currentTarget.value = ''
    setFailure(undefined)
    const taken: { id: string }[] = []
    try {
      for (const file of files) {
        if (file.size > MAX_IMAGE_BYTES) throw new CallError('body_too_large', '')
        const content = await readBase64(file)
        taken.push(await sendDeskImage({ body: { conversationId, content } }, merchant.code))
      }
    } catch (error) {
      const refused = 'office.desk.image.refused'
      const own = { unsupported_media_type: refused, body_too_large: refused, invalid_input: refused } as const
      setFailure(describeFailure(error, translation, own))
    }
    keep({ images: [...images, ...taken] })
  }
  return (
    <Group gap="xs">
      {images.length < MAX_IMAGES ? (
        <label className={styles.pick}>
          {t('office.desk.image.add')}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            multiple
            onChange={(event) => void attach(event)}
          />
        </label>
      ) : null}
      {images.length > 0 ? (
        <>
          <Badge variant="outline">{t('office.desk.image.count', { count: images.length })}</Badge>
          <Button size="xs" variant="subtle" onClick={() => keep({ images: [] })}>
            {t('office.desk.image.drop')}
          </Button>
        </>
      ) : null}
      <Refusal text={failure} />
    </Group>
  )
}

/** Says that the person types, and that it is over when no key was pressed for a while. */
function useTypingTurn(onTyping: (isTyping: boolean) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    onTyping(true)
    timer.current = setTimeout(() => onTyping(false), IDLE_MS)
  }
}
