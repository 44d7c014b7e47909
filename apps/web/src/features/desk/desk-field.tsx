import {
  type DeskImage,
  type DeskSharedKind,
  findEmailProblem,
  MAX_DESK_IMAGE_BYTES,
  MAX_DESK_IMAGES,
  MAX_DESK_TEXT,
  sendDeskImage,
  typeDeskMessage,
} from '@foyer/contract'
import { isSendKey } from '@foyer/ui/send-key'
import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { readPhoto } from '../../lib/photo.ts'
import { useReport } from '../../lib/report.ts'
import { DataImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import type { QueuedDeskMessage } from '../../lib/stored.types.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { useNotices } from '../../ui/notices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './desk-field.module.css'
import { countRows } from './desk-field.rules.ts'
import { DeskChosenThing } from './desk-thing.tsx'

const typingRepeatMs = 3_000
const bytesPerMb = 1024 * 1024

interface DeskFieldProps {
  /** Id of the conversation; empty for a new one. */
  thread: string
  /** What the message is about; it goes with the first one. */
  thing?: { kind: DeskSharedKind; id: string } | undefined
  /** Asks for an email address: of a guest while nobody is there. */
  asksEmail?: boolean
  onSend: (message: QueuedDeskMessage) => void
}

/** The field of a message: its text is kept over a reload, and sent by the button, or by Enter at a keyboard. */
export function DeskField({ thread, thing, asksEmail = false, onSend }: DeskFieldProps) {
  const t = useText()
  const { session, clock } = useServices()
  const owner = session.get()?.id ?? ''
  const [text, setText, clearDraft] = useDraft(`${owner}/${thread}`)
  const [email, setEmail] = useState('')
  const [isTried, setTried] = useState(false)
  const [about, setAbout] = useState(thing)
  const photos = usePhotos()
  const field = useRef<HTMLTextAreaElement>(null)
  const noteTyping = useTyping(thread)
  const emailProblem = email.trim() === '' ? undefined : findEmailProblem(email.trim())
  const isEmpty = text.trim() === '' && photos.images.length === 0 && !about
  useRows(field, text)

  const send = () => {
    setTried(true)
    if (isEmpty || photos.isBusy || emailProblem !== undefined) return
    onSend({
      clientId: makeUuid(),
      owner,
      thread,
      text: text.trim(),
      images: photos.images.map(({ image }) => image),
      ...(about ? { shared: about } : {}),
      ...(email.trim() === '' ? {} : { email: email.trim() }),
      at: new Date(clock.now()).toISOString(),
    })
    clearDraft()
    photos.clear()
    setAbout(undefined)
    // The keyboard of a phone stays for the next message.
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event.nativeEvent, matchMedia('(hover: hover) and (pointer: fine)').matches)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {about && <DeskChosenThing kind={about.kind} onDrop={() => setAbout(undefined)} />}
      {asksEmail && (
        <TextField
          label={t('desk.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={200}
          value={email}
          error={isTried && emailProblem !== undefined ? t('field.email.form') : undefined}
          onChange={({ currentTarget: { value } }) => setEmail(value)}
        />
      )}
      <Photos photos={photos} />
      <div className={styles.row}>
        <label className={styles.pick}>
          <ImagePlus size={24} aria-hidden="true" />
          <span className="visually-hidden">{t('desk.image.add')}</span>
          <input type="file" accept="image/*" multiple className={styles.file} onChange={photos.choose} />
        </label>
        <textarea
          ref={field}
          className={styles.text}
          rows={1}
          dir="auto"
          enterKeyHint="enter"
          maxLength={MAX_DESK_TEXT}
          aria-label={t('desk.field')}
          placeholder={t('desk.field')}
          value={text}
          onKeyDown={press}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            if (value.trim() !== '') noteTyping()
          }}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={t('desk.send')}
          aria-disabled={isEmpty || photos.isBusy || undefined}
        >
          <SendHorizontal className="turns" size={22} aria-hidden="true" />
        </button>
      </div>
    </form>
  )
}

/** The typed text of a conversation, in storage until it is sent. */
function useDraft(key: string): [string, (text: string) => void, () => void] {
  const { storage } = useServices()
  const [text, setText] = useState(() => storage.read('deskDrafts')?.[key] ?? '')
  const write = (next: string) => {
    setText(next)
    const { [key]: _former, ...others } = storage.read('deskDrafts') ?? {}
    storage.write('deskDrafts', next === '' ? others : { ...others, [key]: next })
  }
  return [text, write, () => write('')]
}

/** Grows with its lines up to five, then scrolls. */
function useRows(field: { current: HTMLTextAreaElement | null }, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const area = field.current
    if (!area) return
    area.rows = 1
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
    const paddingPx = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    area.rows = countRows(area.scrollHeight - paddingPx, Number.parseFloat(lineHeight))
  }, [text])
}

/** Tells staff that the visitor types, at most every three seconds. */
function useTyping(thread: string): () => void {
  const { wps } = useServices()
  const lastAtMs = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const nowMs = performance.now()
    if (thread === '' || nowMs - lastAtMs.current < typingRepeatMs) return
    lastAtMs.current = nowMs
    void wps.call(typeDeskMessage, { body: { conversationId: thread } }, { alert: false }).catch(() => undefined)
  }
}

interface ChosenPhoto {
  image: DeskImage
  /** In base64, as it was sent. */
  content: string
}

/** Chosen photos: sent at once, so that the message itself is small. */
function usePhotos() {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const report = useReport()
  const [images, setImages] = useState<readonly ChosenPhoto[]>([])
  const { isBusy, run } = useBusy()

  async function sendOne(file: File): Promise<void> {
    const content = await readPhoto(file, MAX_DESK_IMAGE_BYTES)
    const refused = t('desk.image.refused', { size: MAX_DESK_IMAGE_BYTES / bytesPerMb })
    if (content === undefined) return notices.toast(refused, { tone: 'bad' })
    try {
      const image = await wps.call(sendDeskImage, { body: { content } })
      setImages((known) => [...known, { image, content }])
    } catch (error) {
      const isFile = error instanceof WpsError && (error.status === 413 || error.status === 415 || error.status === 400)
      if (isFile) notices.toast(refused, { tone: 'bad' })
      else report(error, 'page')
    }
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])]
    // The same photo can be chosen again.
    currentTarget.value = ''
    const room = MAX_DESK_IMAGES - images.length
    if (files.length > room) notices.toast(t('desk.image.limit', { count: MAX_DESK_IMAGES }))
    void run(async () => {
      for (const file of files.slice(0, room)) await sendOne(file)
    })
  }

  return {
    images,
    isBusy,
    choose,
    drop: (id: string) => setImages((known) => known.filter(({ image }) => image.id !== id)),
    clear: () => setImages([]),
  }
}

function Photos({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const t = useText()
  if (photos.images.length === 0 && !photos.isBusy) return null
  return (
    <ul className={styles.photos}>
      {photos.images.map(({ image, content }) => (
        <li key={image.id} className={styles.photo}>
          <DataImage mediaType="image/jpeg" content={content} className={styles.preview} alt={t('desk.image')} />
          <button
            type="button"
            className={styles.drop}
            aria-label={t('desk.image.drop')}
            onClick={() => photos.drop(image.id)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
      {photos.isBusy && (
        <li className={styles.busy} role="status">
          {t('desk.sending')}
        </li>
      )}
    </ul>
  )
}
