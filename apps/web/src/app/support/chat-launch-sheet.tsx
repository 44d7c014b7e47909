import type { DecidedAddress } from '@foyer/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { leavePage, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { SheetFrame } from '../../ui/sheet-frame.tsx'
import styles from './chat-launch.module.css'
import { type ChatPlace, openChat, openLive, startChat } from './chat-launch.ts'
import { SupportFrame } from './support-frame.tsx'

interface ChatLaunchProps {
  item: 'chat' | 'live'
  onClose: () => void
}

/** Launches the chat over the page (FOOT-24..27). Closing it ends the launch. */
export function ChatLaunchSheet({ item, onClose }: ChatLaunchProps) {
  const t = useText()
  const title = t(`footer.${item}`)
  const [frame, setFrame] = useState<DecidedAddress>()
  useLaunch(item, { title, onClose, onFrame: setFrame })
  return (
    <SheetFrame isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      {frame ? (
        <SupportFrame address={frame} title={title} />
      ) : (
        <div className={styles.loading} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          <p>{t('loading')}</p>
        </div>
      )}
    </SheetFrame>
  )
}

interface LaunchHandlers {
  title: string
  onClose: () => void
  onFrame: (address: DecidedAddress) => void
}

function useLaunch(item: 'chat' | 'live', { title, onClose, onFrame }: LaunchHandlers): void {
  const services = useServices()
  const settings = useSettings()
  const report = useReport()
  const { go } = useAddress()

  const enter = useEffectEvent((place: ChatPlace) => {
    // Without the sheet: a page that comes back from the browser's memory has none.
    if (place.kind === 'frame') return onFrame(place.url)
    if (place.kind === 'site') return leavePage(place.url)
    onClose()
    go(place.path as Href) // a page of ours
  })
  const fail = useEffectEvent((error: unknown) => {
    onClose()
    report(error, 'page')
  })
  const launch = useEffectEvent(async (signal: AbortSignal) => {
    const backUrl = services.origin + location.pathname
    const open = item === 'live' ? openLive : openChat
    return open({ services, settings, title, backUrl, signal })
  })
  const close = useEffectEvent(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one launch for each item
  useEffect(() => {
    const end = startChat((signal) => launch(signal), {
      onPlace: (place) => enter(place),
      onFail: (error) => fail(error),
    })
    // Back from another site's chat to this page.
    const closeKept = ({ persisted }: PageTransitionEvent) => persisted && close()
    addEventListener('pageshow', closeKept)
    return () => {
      end()
      removeEventListener('pageshow', closeKept)
    }
  }, [item])
}
