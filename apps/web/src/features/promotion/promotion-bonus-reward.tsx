import { type BonusReward, claimReward } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import styles from './promotion-bonus.module.css'
import { BonusAction } from './promotion-bonus-action.tsx'
import { BonusTerms } from './promotion-bonus-terms.tsx'
import { Tournament } from './promotion-bonus-tournament.tsx'

interface RewardCardProps {
  reward: BonusReward
  games: Readonly<Record<string, string>>
}

/** What an offer gives now, or how far the member is from it. */
export function RewardCard({ reward, games }: RewardCardProps) {
  const t = useText()
  const money = useMoney()
  const date = useDateTime()
  const {
    title,
    currency,
    amountMinor,
    state,
    percent,
    minDepositMinor,
    progress,
    freeBets,
    tournament,
    until,
    terms,
  } = reward
  const isDeposit = minDepositMinor !== undefined && percent !== undefined
  const isWaiting = state === 'progress'
  const amount = money(amountMinor, currency)
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.amount}>
        {tournament && t('bonus.tournament.prizes', { amount })}
        {!tournament && (isWaiting && isDeposit ? t('bonus.upto', { amount }) : amount)}
      </p>
      {isWaiting && isDeposit ? (
        <p className={styles.detail}>
          {t('bonus.percent', { percent, amount })}
          <br />
          {t('bonus.min', { amount: money(minDepositMinor, currency) })}
        </p>
      ) : null}
      {freeBets ? (
        <p className={styles.detail}>
          {games[freeBets.game]}
          <br />
          {t('bonus.freebets', { count: freeBets.count, amount: money(freeBets.stakeMinor, currency) })}
        </p>
      ) : null}
      {progress ? <Progress progress={progress} currency={currency} /> : null}
      <p className={styles.detail}>{t('bonus.until', { date: date(until) })}</p>
      {tournament ? <Tournament reward={reward} tournament={tournament} /> : null}
      {isWaiting ? null : <Claim offerId={reward.offerId} />}
      {isWaiting && isDeposit ? (
        <Link href="/m/deposit" className={buttonClass({ kind: 'primary', isWide: true })}>
          {t('bonus.deposit')}
        </Link>
      ) : null}
      <BonusTerms
        terms={terms}
        currency={currency}
        games={games}
        amountMinor={isWaiting ? undefined : amountMinor}
        freeStakeMinor={freeBets?.stakeMinor}
      />
    </li>
  )
}

function Progress({ progress, currency }: { progress: NonNullable<BonusReward['progress']>; currency: string }) {
  const t = useText()
  const money = useMoney()
  const { measure, done, target } = progress
  const percent = Number((BigInt(done) * 100n) / BigInt(target))
  return (
    <>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.detail}>
        {measure === 'stake'
          ? t('bonus.done', { done: money(done, currency), target: money(target, currency) })
          : t('bonus.rounds', { done, target })}
      </p>
    </>
  )
}

function Claim({ offerId }: { offerId: string }) {
  const t = useText()
  const { wps } = useServices()
  return (
    <BonusAction
      label={t('bonus.claim')}
      done={t('bonus.claimed')}
      run={() => wps.call(claimReward, { body: { offerId } })}
    />
  )
}
