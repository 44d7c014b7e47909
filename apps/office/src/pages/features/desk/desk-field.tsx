import { isSendKey } from '@foyer/ui/send-key'
import { makeUuid } from '@foyer/ui/uuid'
import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../lib/api.ts'
import { answerDesk, listDeskAnswers, noteDesk, sendDeskImage } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './desk.module.css'
import { findAnswers } from './desk.rules.ts'
import type { CannedAnswer, KnownDesk } from './desk.types.ts'

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

/** Answer or private note. `/` at its beginning offers the canned answers. */
export function DeskField({
  known,
  onTyping,
  onSent,
}: {
  known: KnownDesk
  onTyping(isTyping: boolean): void
  onSent(): void
}) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const conversationId = known.conversation.id
  const [draft, setDraft] = useState(() => drafts.get(conversationId) ?? newDraft())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isOvertaken, setOvertaken] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const noteTyping = useTypingTurn(onTyping)
  const { text, mode, images, clientId } = draft
  const canned = useQuery({
    queryKey: [merchant.code, 'desk', 'canned', conversationId],
    queryFn: () => listDeskAnswers({ query: { conversationId } }, merchant.code),
    enabled: text.startsWith('/'),
  })
  const found = mode === 'answer' ? findAnswers(text, canned.data?.items ?? []) : undefined

  const keep = (next: Partial<Draft>) => {
    const changed = { ...draft, ...next }
    drafts.set(conversationId, changed)
    setDraft(changed)
  }
  const seenNumber = known.messages.at(-1)?.number ?? 0
  async function send(anyway: boolean): Promise<void> {
    const words = text.trim()
    if (isBusy || (words === '' && images.length === 0)) return
    setBusy(true)
    setFailure(undefined)
    setOvertaken(false)
    try {
      const body = { conversationId, clientId, text: words }
      if (mode === 'note') await noteDesk({ body }, merchant.code)
      else {
        const imageIds = images.map(({ id }) => id)
        await answerDesk({ body: { ...body, imageIds, seenNumber, anyway } }, merchant.code)
      }
      drafts.delete(conversationId)
      setDraft({ ...newDraft(), mode })
      onTyping(false)
      onSent()
    } catch (error) {
      const isLate = error instanceof CallError && error.code === 'request_conflict'
      setOvertaken(isLate)
      setFailure(describeFailure(error, translation, { request_conflict: 'office.desk.overtaken' }))
      if (isLate) onSent()
    } finally {
      setBusy(false)
      field.current?.focus()
    }
  }
  const insert = (answer: CannedAnswer) => {
    keep({ text: answer.filled ?? '' })
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
  async function attach({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(currentTarget.files ?? [])].slice(0, MAX_IMAGES - images.length)
    currentTarget.value = ''
    setBusy(true)
    setFailure(undefined)
    try {
      const taken: { id: string }[] = []
      for (const file of files) {
        if (file.size > MAX_IMAGE_BYTES) throw new CallError('body_too_large', t('office.desk.image.refused'))
        const content = await readBase64(file)
        taken.push(await sendDeskImage({ body: { conversationId, content } }, merchant.code))
      }
      keep({ images: [...images, ...taken] })
    } catch (error) {
      const refused = 'office.desk.image.refused'
      const own = { unsupported_media_type: refused, body_too_large: refused, invalid_input: refused } as const
      setFailure(describeFailure(error, translation, own))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={mode === 'note' ? styles.noteField : styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <Group gap="xs">
        {(['answer', 'note'] as const).map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === mode ? 'filled' : 'default'}
            aria-pressed={one === mode}
            data-desk={one === mode ? undefined : one}
            onClick={() => {
              keep({ mode: one })
              field.current?.focus()
            }}
          >
            {t(`office.desk.${one}`)}
          </Button>
        ))}
        {known.conversation.language === '' ? null : (
          <Text size="sm" c="dimmed">
            {t('office.desk.language', { language: known.conversation.language })}
          </Text>
        )}
      </Group>
      {found ? <Canned answers={found} onInsert={insert} /> : null}
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
      <Refusal text={failure} />
      <Group justify="space-between">
        <Group gap="xs">
          {mode === 'answer' && images.length < MAX_IMAGES ? (
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
            <Badge variant="outline">{t('office.desk.image.count', { count: images.length })}</Badge>
          ) : null}
          {images.length > 0 ? (
            <Button size="xs" variant="subtle" onClick={() => keep({ images: [] })}>
              {t('office.desk.image.drop')}
            </Button>
          ) : null}
        </Group>
        <Group gap="xs">
          {isOvertaken ? (
            <Button variant="default" loading={isBusy} onClick={() => void send(true)}>
              {t('office.desk.anyway')}
            </Button>
          ) : null}
          <Button type="submit" loading={isBusy}>
            {t(mode === 'note' ? 'office.desk.note.save' : 'office.desk.send')}
          </Button>
        </Group>
      </Group>
    </form>
  )
}

function Canned({ answers, onInsert }: { answers: readonly CannedAnswer[]; onInsert(answer: CannedAnswer): void }) {
  const { t } = useTranslation()
  if (answers.length === 0) return <Text size="sm">{t('office.desk.canned.none')}</Text>
  return (
    <ul className={styles.canned} aria-label={t('office.desk.answers')}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <button type="button" className={styles.row} onClick={() => onInsert(answer)}>
            <strong>{`/${answer.shortcut}`}</strong>
            <span className={styles.newest}>{answer.title}</span>
          </button>
        </li>
      ))}
    </ul>
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

function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
