import { type DecidedAddress, recentGames, wallet } from '@foyer/contract'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBalance, useBalanceMoney } from '../../lib/balance.ts'
import { useGame } from '../../lib/find-game.ts'
import { isBackHere, makeGameFrame } from '../../lib/frame.ts'
import { useText } from '../../lib/i18n.ts'
import { goBackFromFrames, Link, useAddress } from '../../lib/navigation.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { isPageOffered } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'
import { AmountText } from '../../ui/amount.tsx'
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

/** A game in a frame below a bar with Back, the name and the balance (decision 044). */
export function GameFrame({ gameUrl, gameCode, back, onFramed, isOpen }: GameFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const t = useText()
  const title = useGame(gameCode)?.title ?? t('title.launchGame')
  const close = useClose(back)
  const handleLoad = useEffectEvent((frame: HTMLIFrameElement) => (isBackHere(frame) ? close() : onFramed()))
  const readTitle = useEffectEvent(() => title)
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
        <Balance />
      </header>
      <div ref={place} className={styles.place} />
    </div>
  )
}

/** The available balance, and the way to a deposit where there is one. */
function Balance() {
  const t = useText()
  const balance = useBalance()
  const formatBalance = useBalanceMoney()
  const visitor = useVisitor()
  if (!balance) return null
  return (
    <p className={styles.balance}>
      <span className="visually-hidden">{t('balance.label')}</span>
      <AmountText text={formatBalance(balance.availableMinor, balance.currency)} />
      {isPageOffered('/m/voucherCenter', visitor) && (
        <Link href="/m/voucherCenter" className={styles.deposit} aria-label={t('footer.deposit')}>
          <Plus size={18} aria-hidden="true" />
        </Link>
      )}
    </p>
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
