import { type WithdrawalHold, withdrawalCards } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { formatDuration } from '../../lib/clock.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useDuration } from '../../lib/use-duration.ts'
import { useNowSeconds } from '../../lib/use-now.ts'
import { isOnHold, type Payout } from './withdrawal-form.rules.ts'
import styles from './withdrawal-hold-notice.module.css'

/** A countdown is shown next to the time below this remaining duration, in seconds. */
const countdownSeconds = 3_600

/** Whether withdrawals are on hold now, by the platform's clock; reloads the platform's state at the end. */
export function useHold(payout: Payout): boolean {
  const { clock } = useServices()
  const renew = useRenew()
  const ticking = useNowSeconds()
  const isHeld = isOnHold(payout, ticking ?? clock.now() / 1000)
  const isOver = payout.hold !== null && !isHeld
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per ended hold
  useEffect(() => {
    if (isOver) renew(withdrawalCards)
  }, [isOver])
  return isHeld
}

export interface WithdrawalHoldNoticeProps {
  hold: WithdrawalHold
  payout: Pick<Payout, 'holdSeconds' | 'isSandbox'>
}

/** Notice of a hold on withdrawals: reason, end, and contact (T37). */
export function WithdrawalHoldNotice({ hold, payout }: WithdrawalHoldNoticeProps) {
  const t = useText()
  const formatDateTime = useDateTime()
  const formatLength = useDuration()
  const nowSeconds = useNowSeconds()
  const { reasons, until } = hold
  const leftSeconds = until === null || nowSeconds === undefined ? undefined : Date.parse(until) / 1000 - nowSeconds
  return (
    <section className={styles.notice} aria-labelledby="withdrawal-hold">
      <span className={styles.icon} aria-hidden="true">
        <Hourglass size={22} strokeWidth={1.8} />
      </span>
      <div className={styles.words}>
        <h2 id="withdrawal-hold" className={styles.title}>
          {t('withdrawal.hold.title')}
        </h2>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{t(`withdrawal.hold.${reason}`)}</li>
          ))}
        </ul>
        {until !== null && (
          <p className={styles.until}>
            {t('withdrawal.hold.until', { time: formatDateTime(until) })}
            {leftSeconds !== undefined && leftSeconds < countdownSeconds && (
              <bdi className={styles.left}>{formatDuration(Math.ceil(leftSeconds))}</bdi>
            )}
          </p>
        )}
        {payout.isSandbox && until !== null && (
          <p className={styles.detail}>{t('withdrawal.hold.demo', { duration: formatLength(payout.holdSeconds) })}</p>
        )}
        <Link href="/m/feedback" className={buttonClass({ kind: 'secondary', isSmall: true })}>
          {t('withdrawal.hold.support')}
        </Link>
      </div>
    </section>
  )
}
