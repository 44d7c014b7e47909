import { type BonusGrant, bonusStakes, giveUpBonus, rewardCenter, wallet } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { useNotices } from '../../ui/notices.tsx'
import styles from './promotion-bonus.module.css'
import { describeProgress } from './promotion-bonus.rules.ts'
import { BonusTerms } from './promotion-bonus-terms.tsx'

interface GrantCardProps {
  grant: BonusGrant
  games: Readonly<Record<string, string>>
}

/** Where a bonus stands: its money, what is left in money and in bets, and what its last bets counted. */
export function GrantCard({ grant, games }: GrantCardProps) {
  const t = useText()
  const money = useMoney()
  const date = useDateTime()
  const { title, currency, state, balanceMinor, freeStakeMinor, expiresAt, terms, amountMinor } = grant
  const { leftMinor, percent, bets } = describeProgress(grant)
  const isWagered = freeStakeMinor === null
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title || t('bonus.title')}</h3>
      <p className={styles.detail}>{t(`bonus.state.${state}`)}</p>
      <p className={styles.amount}>
        <span className={styles.label}>{t('bonus.balance')}</span> {money(balanceMinor, currency)}
      </p>
      {isWagered ? (
        <>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
          </div>
          <p className={styles.detail}>
            {t('bonus.left', { amount: money(leftMinor, currency) })}
            <br />
            {bets === undefined
              ? null
              : t('bonus.left.bets', { amount: money(bets.stakeMinor, currency), count: bets.count })}
          </p>
        </>
      ) : (
        <p className={styles.detail}>
          {t('bonus.freebets', {
            count: String(BigInt(balanceMinor) / BigInt(freeStakeMinor)),
            amount: money(freeStakeMinor, currency),
          })}
        </p>
      )}
      {expiresAt === null ? null : <p className={styles.detail}>{t('bonus.ends', { date: date(expiresAt) })}</p>}
      {state === 'active' ? <Stakes grant={grant} /> : null}
      <BonusTerms
        terms={terms}
        currency={currency}
        games={games}
        amountMinor={amountMinor}
        freeStakeMinor={freeStakeMinor ?? undefined}
      />
      <GiveUp grant={grant} />
    </li>
  )
}

/** A bonus that has ended, in one line. */
export function PastGrant({ grant }: { grant: BonusGrant }) {
  const t = useText()
  const money = useMoney()
  const { title, currency, state, amountMinor, convertedMinor } = grant
  const paid = convertedMinor === '0' ? undefined : t('bonus.paid', { amount: money(convertedMinor, currency) })
  return (
    <li>
      <ListRow
        title={title || t('bonus.title')}
        detail={[t(`bonus.state.${state}`), paid].filter(Boolean).join(' · ')}
        value={money(amountMinor, currency)}
      />
    </li>
  )
}

function Stakes({ grant }: { grant: BonusGrant }) {
  const t = useText()
  const money = useMoney()
  const { data } = useValue(bonusStakes, { params: { id: grant.id } }, { freshForMs: 0 })
  if (!data || data.items.length === 0) return null
  return (
    <details className={styles.terms}>
      <summary>{t('bonus.stakes')}</summary>
      <List>
        {data.items.map((stake) => (
          <li key={`${stake.at} ${stake.amountMinor} ${stake.state}`}>
            <ListRow
              title={stake.game}
              detail={t('bonus.stakes.line', {
                amount: money(stake.amountMinor, grant.currency),
                percent: stake.weight,
              })}
              value={money(stake.countedMinor, grant.currency)}
            />
          </li>
        ))}
      </List>
    </details>
  )
}

/** Giving up says its price before the yes. */
function GiveUp({ grant }: { grant: BonusGrant }) {
  const t = useText()
  const money = useMoney()
  const { wps } = useServices()
  const report = useReport()
  const renew = useRenew()
  const notices = useNotices()
  const { isBusy, run } = useBusy()
  const giveUp = async () => {
    const isMeant = await notices.alert({
      title: t('bonus.giveup.title'),
      text: t('bonus.giveup.body', { amount: money(grant.balanceMinor, grant.currency) }),
      confirmLabel: t('bonus.giveup'),
      cancelLabel: t('bonus.giveup.keep'),
    })
    if (!isMeant) return
    try {
      await wps.call(giveUpBonus, { body: { id: grant.id } })
    } catch (error) {
      report(error, 'page')
    } finally {
      renew(rewardCenter, wallet)
    }
  }
  return (
    <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void run(giveUp)}>
      {t('bonus.giveup')}
    </Button>
  )
}
