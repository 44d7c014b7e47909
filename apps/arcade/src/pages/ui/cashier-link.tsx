import type { ReactNode } from 'react'
import { t } from '../lib/i18n.ts'
import { decidePlatformUrl, OutsideLink } from '../lib/navigation.tsx'
import css from './cashier-link.module.css'

/** The way to a deposit at the platform; nothing for a player who can't deposit. */
export function CashierLink({ cashierUrl }: { cashierUrl: string | null }) {
  const url = cashierUrl === null ? null : decidePlatformUrl(cashierUrl)
  if (!url) return null
  return (
    <OutsideLink className={css.cashier} href={url}>
      {t('lottery.deposit')}
    </OutsideLink>
  )
}

/** A message about a stake, beside the way to a deposit. */
export function CashierRow({ cashierUrl, children }: { cashierUrl: string | null; children: ReactNode }) {
  return (
    <div className={css.row}>
      {children}
      <CashierLink cashierUrl={cashierUrl} />
    </div>
  )
}
