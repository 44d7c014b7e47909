import type { Popup as Announcement } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { type Services, useServices } from '../../lib/services.tsx'
import { Popup } from '../../ui/popup.tsx'
import styles from './notices-popup.module.css'

interface NoticesPopupProps {
  announcement: Announcement
  /** The merchant's day. */
  today: string
  /** False once it was closed: it comes once. */
  isAllowed: boolean
  onClosed: () => void
}

/** An announcement over the home page (OPEN-54). */
export function NoticesPopup({ announcement, today, isAllowed, onClosed }: NoticesPopupProps) {
  const t = useText()
  const { storage } = useServices()
  const { id, popupList } = announcement
  const [todayHide, setTodayHide] = useState(() => storage.read('popupsHidden')?.[id] === today)
  // A visitor who goes on at once leaves the page before it has closed.
  useEffect(() => () => markSeen(storage, id), [storage, id])
  const putOff = (isHidden: boolean) => {
    // Those of other days are over.
    const others = Object.entries(storage.read('popupsHidden') ?? {}).filter(
      ([key, day]) => key !== id && day === today,
    )
    storage.write('popupsHidden', Object.fromEntries(isHidden ? [...others, [id, today]] : others))
    setTodayHide(isHidden)
  }
  return (
    <Popup
      {...announcement}
      title={t('inbox.notices')}
      texts={{ close: t('close'), today: t('download.today') }}
      reading={{ next: t('inbox.popup.next'), note: t('inbox.popup.read') }}
      popupList={popupList.map((item, place) => ({ key: `${place}`, content: <Item {...item} /> }))}
      todayHide={todayHide}
      isAllowed={isAllowed}
      onTodayHide={putOff}
      onClosed={() => {
        markSeen(storage, id)
        onClosed()
      }}
    />
  )
}

function markSeen(storage: Services['storage'], id: string): void {
  const seen = storage.read('popupsSeen') ?? []
  if (!seen.includes(id)) storage.write('popupsSeen', [...seen, id])
}

function Item({ title, body, url }: Announcement['popupList'][number]) {
  return (
    <article className={styles.item}>
      {url !== '' && <SafeImage src={url} width={720} height={336} className={styles.picture} />}
      <h3 className={styles.title}>{title}</h3>
      {body !== '' && <p className={styles.body}>{body}</p>}
    </article>
  )
}
