import { type DecidedAddress, gameCashierPath, recentGames, wallet } from '@foyer/contract'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useGame } from '../../lib/find-game.ts'
import { findOwnPath, makeGameFrame } from '../../lib/frame.ts'
import { useText } from '../../lib/i18n.ts'
import { goBackFromFrames, Link, useAddress } from '../../lib/navigation.tsx'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { isPageOffered } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'
import { BackArrow, topBarStyles } from '../../ui/top-bar.tsx'
import styles from './game-frame.module.css'

interface GameFrameProps {
  gameUrl: DecidedAddress
  gameCode: string
  /** Page of ours to which Back leads. */
  back: Href
  /** The frame has loaded: the game, or the vendor's own message. */
  onFramed: () => void
  isOpen: boolean
}

/**
 * A game in a frame below a bar with Back, the name and the way to a deposit (decision 044). Without the balance: the
 * wallet knows a win before the game has shown it.
 */
export function GameFrame({ gameUrl, gameCode, back, onFramed, isOpen }: GameFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const t = useText()
  const title = useGame(gameCode)?.title ?? t('title.launchGame')
  const close = useClose(back)
  const { go } = useAddress()
  const handleLoad = useEffectEvent((frame: HTMLIFrameElement) => {
    const path = findOwnPath(frame)
    if (path === undefined) onFramed()
    else if (path === gameCashierPath) go('/m/voucherCenter')
    else close()
  })
  const readTitle = useEffectEvent(() => title)
  const { merchantName } = useSettings()
  useEffect(() => {
    document.title = `${title} · ${merchantName}`
  }, [title, merchantName])
  useEffect(() => {
    const frame = makeGameFrame(gameUrl, readTitle())
    const load = () => handleLoad(frame)
    frame.addEventListener('load', load)
    place.current?.append(frame)
    return () => frame.remove()
  }, [gameUrl])
  return (
    <div className={styles.game} data-open={isOpen}>
      <header className={styles.bar}>
        <button type="button" className={topBarStyles.back} aria-label={t('game.frame.close')} onClick={close}>
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

/** Leads to where the member was, with the balance loaded anew. */
function useClose(back: Href): () => void {
  const { go } = useAddress()
  const renew = useRenew()
  const start = useRef<number>(undefined)
  useEffect(() => {
    start.current = history.length
  }, [])
  return () => {
    renew(wallet, recentGames)
    const hasMoved = history.length !== start.current
    if (!goBackFromFrames(hasMoved)) go(back, { isReplacing: true })
  }
}
