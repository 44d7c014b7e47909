import { rewardCenter } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure, NotOffered } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { List } from '../../ui/list.tsx'
import styles from './promotion-bonus.module.css'
import { PromoCodeForm } from './promotion-bonus-code.tsx'
import { GrantCard, PastGrant } from './promotion-bonus-grant.tsx'
import { RewardCard } from './promotion-bonus-reward.tsx'

/** Polling interval while the page is open: wins and stakes of an open game change it. */
const intervalMs = 15_000

/** What can be claimed, what runs and what was: each with its terms (PROMO-06, OPEN-39). */
export function BonusCenter() {
  const t = useText()
  const isOffered = useIsOffered(rewardCenter)
  const { data, error, isFetching, refetch } = useValue(
    rewardCenter,
    {},
    { isEnabled: isOffered, refetchIntervalMs: intervalMs, freshForMs: 0 },
  )
  if (!isOffered) return <NotOffered />
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={3} label={t('loading')} />
  const { rewards, grants, games } = data
  const ready = rewards.filter(({ state }) => state === 'ready')
  const waiting = rewards.filter(({ state }) => state === 'progress')
  const open = grants.filter(({ endedAt }) => endedAt === null)
  const past = grants.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      {rewards.length + grants.length === 0 ? <NoReward /> : null}
      <Part id="bonus-ready" heading={t('bonus.ready')} isShown={ready.length > 0}>
        <ul className={styles.cards}>
          {ready.map((reward) => (
            <RewardCard key={reward.offerId} reward={reward} games={games} />
          ))}
        </ul>
      </Part>
      <Part id="bonus-progress" heading={t('bonus.progress')} isShown={open.length + waiting.length > 0}>
        <ul className={styles.cards}>
          {open.map((grant) => (
            <GrantCard key={grant.id} grant={grant} games={games} />
          ))}
          {waiting.map((reward) => (
            <RewardCard key={reward.offerId} reward={reward} games={games} />
          ))}
        </ul>
      </Part>
      <PromoCodeForm />
      <Part id="bonus-history" heading={t('bonus.history')} isShown={past.length > 0}>
        <List>
          {past.map((grant) => (
            <PastGrant key={grant.id} grant={grant} />
          ))}
        </List>
      </Part>
    </>
  )
}

interface PartProps {
  id: string
  heading: string
  isShown: boolean
  children: ReactNode
}

function Part({ id, heading, isShown, children }: PartProps) {
  if (!isShown) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

function NoReward() {
  const t = useText()
  return (
    <EmptyState
      icon={<Trophy size={28} aria-hidden="true" />}
      title={t('promotion.reward.title')}
      body={t('promotion.reward.body')}
    >
      <Link href="/m/activity" className={buttonClass({ kind: 'secondary' })}>
        {t('promotion.reward.offers')}
      </Link>
    </EmptyState>
  )
}
