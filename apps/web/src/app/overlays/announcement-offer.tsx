import { type Popup, popups } from '@foyer/contract'
import { Suspense, useState } from 'react'
import { findPopup, readDay } from '../../features/notices/notices-popup.rules.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { canOfferInstall } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const NoticesPopup = lazyChunk(async () => (await import('../../features/notices/notices-popup.tsx')).NoticesPopup)

/** The merchant's announcements over the home page, one at each arrival there (OPEN-54). */
export function AnnouncementOffer() {
  const { path } = useAddress()
  return canOfferInstall(path) ? <HomeAnnouncement /> : null
}

function HomeAnnouncement() {
  const { storage, clock } = useServices()
  const isMember = useSession() !== undefined
  const isOffered = useIsOffered(popups)
  const { data } = useValue(popups, {}, { isEnabled: isOffered })
  const [nowMs] = useState(() => clock.now())
  const [seen] = useState(() => storage.read('popupsSeen') ?? [])
  const [hidden] = useState(() => storage.read('popupsHidden') ?? {})
  const [shown, setShown] = useState<Popup>()
  const [isClosed, setClosed] = useState(false)
  const today = readDay(nowMs, data?.timeZone ?? 'UTC')
  const found = data && findPopup({ popups: data.popups, isMember, seen, hidden, today })
  const isTurn = useTurn('announcement', !isClosed && (shown ?? found) !== undefined)
  // It stays as it came, whatever a newer list says, and leaves with an animation.
  if (isTurn && !shown && found) setShown(found)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <NoticesPopup announcement={shown} today={today} isAllowed={!isClosed} onClosed={() => setClosed(true)} />
    </Suspense>
  )
}
