import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { isFramed } from '../lib/frame.ts'
import { t } from '../lib/i18n.ts'
import { decidePlatformUrl, OutsideLink } from '../lib/navigation.tsx'
import css from './shell.module.css'

/**
 * Return link, name and balance. In a frame of the merchant's page only the balance: Back and the name are in that
 * page's bar (decision 044).
 */
export function TopBar({
  player,
  name,
  hasReturn = true,
  className = '',
  children,
}: {
  player: PlayerWire | null
  name: ReactNode
  hasReturn?: boolean
  className?: string | undefined
  /** The balance. */
  children: ReactNode
}) {
  if (isFramed()) {
    return (
      <header className={player ? css.framed : 'visually-hidden'}>
        <span className="visually-hidden">{name}</span>
        {children}
      </header>
    )
  }
  const returnUrl = hasReturn && player && decidePlatformUrl(player.backUrl)
  return (
    <header className={`${css.top} ${className}`}>
      {player && returnUrl ? (
        <OutsideLink
          aria-label={t('lottery.back.merchant', { merchant: player.merchantName })}
          className={css.back}
          href={returnUrl}
        >
          <ChevronLeft aria-hidden="true" className={css.arrow} size={24} />
        </OutsideLink>
      ) : null}
      <span className={css.brand}>
        {name}
        {player ? <bdi className={css.by}>{player.merchantName}</bdi> : null}
      </span>
      {children}
    </header>
  )
}
