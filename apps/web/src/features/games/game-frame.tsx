import { type DecidedAddress, gameCashierPath } from '@foyer/contract'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useGame } from '../../lib/find-game.ts'
import { findOwnPath, hasOtherDocument, makeGameFrame } from '../../lib/frame.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, reloadPage, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { findNativeBridge } from '../../platform/index.ts'
import { isPageOffered } from '../../routes.rules.ts'
import { BackArrow, topBarStyles } from '../../ui/top-bar.tsx'
import styles from './game-frame.module.css'

/** Time between two looks for the vendor's document, in ms. */
const documentCheckMs = 1_000

interface GameFrameProps {
  gameUrl: DecidedAddress
  gameCode: string
  onClose: () => void
  /** The frame has the vendor's document: the game, or a message of its own. */
  onFramed: () => void
  isOpen: boolean
}

/**
 * A game in a frame below a bar with Back, the name and the way to a deposit (decision 044). Without the balance: the
 * wallet knows a win before the game has shown it.
 */
export function GameFrame({ gameUrl, gameCode, onClose, onFramed, isOpen }: GameFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const t = useText()
  const title = useGame(gameCode)?.title ?? t('title.launchGame')
  const { go } = useAddress()
  const handleLoad = useEffectEvent((frame: HTMLIFrameElement) => {
    const path = findOwnPath(frame)
    if (path === undefined) onFramed()
    // The native app opens new pages itself, and this one would stay with an empty frame: a replacement is not handed to it.
    else if (path === gameCashierPath) go('/m/voucherCenter', { isReplacing: findNativeBridge() !== undefined })
    else onClose()
  })
  const readTitle = useEffectEvent(() => title)
  const { merchantName } = useSettings()
  const { storage } = useServices()
  useEffect(() => {
    document.title = `${title} · ${merchantName}`
  }, [title, merchantName])
  useEffect(() => {
    const frame = makeGameFrame(gameUrl, readTitle())
    const load = () => handleLoad(frame)
    frame.addEventListener('load', load)
    place.current?.append(frame)
    // A heavy game shows its own progress long before all of it has loaded.
    const timer = setInterval(() => hasOtherDocument(frame) && load(), documentCheckMs)
    return () => {
      clearInterval(timer)
      frame.remove()
    }
  }, [gameUrl])
  useEffect(() => {
    /** A page loaded before its merchant framed the vendor does not allow the frame: the launch begins anew, once. */
    const renewPolicy = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const { origin } = new URL(gameUrl)
      if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(origin)) return
      if (storage.read('reloadedFrame') !== origin && storage.write('reloadedFrame', origin)) reloadPage()
    }
    document.addEventListener('securitypolicyviolation', renewPolicy)
    return () => document.removeEventListener('securitypolicyviolation', renewPolicy)
  }, [gameUrl, storage])
  return (
    <div className={styles.game} data-open={isOpen}>
      <header className={styles.bar}>
        <button type="button" className={topBarStyles.back} aria-label={t('game.frame.close')} onClick={onClose}>
          <BackArrow />
        </button>
        <h1 className={styles.title}>{title}</h1>
        <DepositLink />
      </header>
      <div ref={place} className={styles.place} />
    </div>
  )
}

/** The way to a deposit where there is one. */
function DepositLink() {
  const t = useText()
  const visitor = useVisitor()
  if (!isPageOffered('/m/voucherCenter', visitor)) return null
  return (
    <Link href="/m/voucherCenter" className={styles.deposit} aria-label={t('footer.deposit')}>
      <Plus size={18} aria-hidden="true" />
    </Link>
  )
}
