import { type DeskImage, readDeskImage } from '@foyer/contract'
import { Skeleton } from '@foyer/ui/states'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { DataImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './desk-message.module.css'
import { useDeskKey } from './desk-messages.ts'

/** An image of a message, small; a tap opens it large. */
export function DeskPhoto({ image }: { image: DeskImage }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.photo} aria-label={t('desk.image.open')} onClick={() => setOpen(true)}>
        <Loaded image={image} size="small" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('desk.image')} closeLabel={t('close')}>
        <Loaded image={image} size="large" />
      </Sheet>
    </>
  )
}

/** The call has the session, which an image's address has not. */
function Loaded({ image, size }: { image: DeskImage; size: 'small' | 'large' }) {
  const t = useText()
  const { wps } = useServices()
  const { id, width, height } = image
  const { data, error } = useQuery({
    queryKey: useDeskKey()(readDeskImage.path, { id, size }),
    queryFn: ({ signal }) => wps.call(readDeskImage, { params: { id }, query: { size } }, { signal, alert: false }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ImageOff size={28} aria-hidden="true" />
  if (!data) return <Skeleton size="card" />
  return (
    <DataImage
      className={styles[size]}
      mediaType={data.mediaType}
      content={data.content}
      width={width}
      height={height}
      alt={t('desk.image')}
    />
  )
}
