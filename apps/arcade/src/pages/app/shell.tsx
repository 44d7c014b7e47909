import { ChevronLeft, Dices, EyeOff, Eye as EyeOn, ReceiptText, ScrollText, Trophy, WifiOff } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { formatMoney } from '../lib/format.ts'
import { useHiddenBalance } from '../lib/hidden-balance.ts'
import { t } from '../lib/i18n.ts'
import { lotteryName } from '../lib/lottery.ts'
import { decideReturnUrl, OutsideLink } from '../lib/navigation.tsx'
import { useBalance } from '../lib/queries.ts'
import css from './shell.module.css'

const TABS = [
  { href: '/', id: 'play', Icon: Dices },
  { href: '/tickets', id: 'tickets', Icon: ReceiptText },
  { href: '/draws', id: 'draws', Icon: Trophy },
  { href: '/rules', id: 'rules', Icon: ScrollText },
] as const

/** The frame around every screen: return link, balance, tabs. Without a player it shows the public parts. */
export function Shell({ player, children }: { player: PlayerWire | null; children: ReactNode }) {
  const [path] = useLocation()
  const returnUrl = player && decideReturnUrl(player.backUrl)
  const isTop = TABS.some((tab) => tab.href === path)
  return (
    <>
      <a className={css.skip} href="#content">
        {t('lottery.skip')}
      </a>
      <header className={css.top}>
        {player && returnUrl && isTop ? (
          <OutsideLink
            aria-label={t('lottery.back.merchant', { merchant: player.merchantName })}
            className={css.back}
            href={returnUrl}
          >
            <ChevronLeft aria-hidden="true" className={css.arrow} size={24} />
          </OutsideLink>
        ) : null}
        <span className={css.brand}>
          <span className={css.name}>{lotteryName()}</span>
          {player ? <bdi className={css.by}>{player.merchantName}</bdi> : null}
        </span>
        {player ? <Balance player={player} /> : null}
      </header>
      <Offline />
      <main className={css.content} id="content" tabIndex={-1}>
        {children}
      </main>
      <nav aria-label={t('lottery.nav')} className={css.nav}>
        {TABS.map(({ href, id, Icon }) => {
          const isHere = href === '/' ? path === '/' : path.startsWith(href)
          return (
            <Link aria-current={isHere ? 'page' : undefined} className={css.tab} href={href} key={id}>
              <Icon aria-hidden="true" size={23} strokeWidth={isHere ? 2.4 : 1.9} />
              <span>{t(`lottery.nav.${id}`)}</span>
            </Link>
          )
        })}
      </nav>
    </>
  )
}

/** The available balance. The player may hide it from onlookers. */
function Balance({ player }: { player: PlayerWire }) {
  const { data } = useBalance()
  const { isHidden, toggle } = useHiddenBalance(player.isBalanceHidden)
  const Eye = isHidden ? EyeOff : EyeOn
  return (
    <div className={css.money}>
      <span className={player.playMode === 'fun' ? css.fun : css.balance}>
        <span className={css.label}>
          {t(player.playMode === 'fun' ? 'lottery.balance.fun' : 'lottery.balance')} · <bdi>{player.username}</bdi>
        </span>
        <bdi className={css.amount}>{isHidden ? '••••••' : data ? formatMoney(BigInt(data.balance), player) : '…'}</bdi>
      </span>
      <button
        aria-label={t(isHidden ? 'lottery.balance.show' : 'lottery.balance.hide')}
        className={css.eye}
        onClick={toggle}
        type="button"
      >
        <Eye aria-hidden="true" size={18} />
      </button>
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <p className={css.offline} role="status">
      <WifiOff aria-hidden="true" size={18} />
      {t('lottery.offline')}
    </p>
  )
}
