import type { MessageId } from '@foyer/messages'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useDuration } from '../../lib/use-duration.ts'
import type { Payout } from './withdrawal-form.rules.ts'
import styles from './withdrawal-limits.module.css'

/** Bounds, fee and duration of a withdrawal, before an amount is typed (OPEN-36). */
export function WithdrawalLimits({ payout }: { payout: Payout }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatLength = useDuration()
  const { currency, minMinor, maxMinor, dailyLimitMinor, dailyLeftMinor, feeMinor, sentWithinSeconds } = payout
  const formatLimit = (amountMinor: string) => formatMoney(amountMinor, currency, { isShort: true })
  const hasDay = dailyLimitMinor !== null && dailyLeftMinor !== null
  // Unknown facts have no line.
  const facts: readonly (readonly [MessageId, string | false])[] = [
    [
      'withdrawal.limits.each',
      t('withdrawal.limits.range', { minimum: formatLimit(minMinor), maximum: formatLimit(maxMinor) }),
    ],
    [
      'withdrawal.limits.day',
      hasDay && t('withdrawal.limits.left', { left: formatLimit(dailyLeftMinor), limit: formatLimit(dailyLimitMinor) }),
    ],
    [
      'withdrawal.limits.fee',
      feeMinor !== null && (feeMinor === '0' ? t('withdrawal.limits.free') : formatLimit(feeMinor)),
    ],
    [
      'withdrawal.limits.time',
      sentWithinSeconds !== null && t('withdrawal.limits.duration', { duration: formatLength(sentWithinSeconds) }),
    ],
  ]
  return (
    <dl className={styles.limits}>
      {facts.map(
        ([id, text]) =>
          text !== false && (
            <div key={id} className={styles.limit}>
              <dt>{t(id)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
