import { Dices, ReceiptText, ScrollText, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { t } from '../lib/i18n.ts'
import { lotteryName } from '../lib/lottery.ts'
import css from './shell.module.css'
import { Balance, Offline, Trial } from './shell-status.tsx'
import { TopBar } from './top-bar.tsx'

const TABS = [
  { href: '/', id: 'play', Icon: Dices },
  { href: '/tickets', id: 'tickets', Icon: ReceiptText },
  { href: '/draws', id: 'draws', Icon: Trophy },
  { href: '/rules', id: 'rules', Icon: ScrollText },
] as const

/** The frame around every screen: return link, balance, tabs. Without a player it shows the public parts. */
export function Shell({ player, children }: { player: PlayerWire | null; children: ReactNode }) {
  const [path] = useLocation()
  const isTop = TABS.some((tab) => tab.href === path)
  return (
    <>
      <a className={css.skip} href="#content">
        {t('lottery.skip')}
      </a>
      <TopBar hasReturn={isTop} name={<span className={css.name}>{lotteryName()}</span>} player={player}>
        {player ? <Balance player={player} /> : null}
      </TopBar>
      {player ? <Trial player={player} /> : null}
      <Offline />
      <main className={css.content} id="content" tabIndex={-1} aria-label={lotteryName()}>
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
