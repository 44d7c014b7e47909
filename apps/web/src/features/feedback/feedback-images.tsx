import { addFeedbackImage, FEEDBACK_IMAGE_BYTES, FEEDBACK_IMAGES_MAX } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { ImageIcon, ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { readPhoto } from '../../lib/photo.ts'
import { useFailureMessage, useReport } from '../../lib/report.ts'
import { DataImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import styles from './feedback.module.css'

/** An upload over a slow network takes longer than other calls. */
const UPLOAD_TIMEOUT_MS = 90_000

interface FeedbackImagesProps {
  ids: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Images of a feedback. Each is sent once it is chosen, so that a reload keeps it. */
export function FeedbackImages({ ids, onChange }: FeedbackImagesProps) {
  const t = useText()
  const { wps } = useServices()
  const report = useReport()
  const describe = useFailureMessage()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<string>()
  /** Those of this page; after a reload an image is known by its number. */
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})

  async function add(files: readonly File[]) {
    setFailure(undefined)
    let added = ids
    for (const file of files.slice(0, FEEDBACK_IMAGES_MAX - ids.length)) {
      const data = await readPhoto(file, FEEDBACK_IMAGE_BYTES).catch(() => undefined)
      if (data === undefined) return setFailure(t('error.image_refused'))
      const id = makeUuid()
      try {
        await wps.call(addFeedbackImage, { body: { id, data } }, { timeoutMs: UPLOAD_TIMEOUT_MS })
      } catch (error) {
        return setFailure(describe(report(error)))
      }
      added = [...added, id]
      setShown((known) => ({ ...known, [id]: data }))
      onChange(added)
    }
  }

  return (
    <div className={styles.images}>
      {ids.length > 0 && (
        <ul className={styles.thumbs}>
          {ids.map((id, index) => (
            <li key={id} className={styles.thumb}>
              {shown[id] ? (
                <DataImage mediaType="image/jpeg" content={shown[id]} />
              ) : (
                <ImageIcon size={28} aria-hidden="true" />
              )}
              <Button
                kind="icon"
                className={styles.remove}
                aria-label={t('feedback.image.remove', { number: index + 1 })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                <X size={18} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ids.length < FEEDBACK_IMAGES_MAX && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            multiple
            hidden
            aria-label={t('feedback.image.add')}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              // The same file can be chosen again.
              currentTarget.value = ''
              void run(() => add(files))
            }}
          />
          <Button kind="secondary" isBusy={isBusy} onClick={() => input.current?.click()}>
            <ImagePlus size={20} aria-hidden="true" />
            {t('feedback.image.add')}
          </Button>
        </>
      )}
      <p className={styles.hint}>{t('feedback.image.hint', { max: FEEDBACK_IMAGES_MAX })}</p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </div>
  )
}
