import { isRegistrationOpen, type ReferralProgramme, readReferral, readReferralProgramme } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { Gift } from 'lucide-react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useSettings, useValue } from '../../lib/queries.ts'
import { useSession } from '../../lib/services.tsx'
import { AgentRow } from './promotion-agent-row.tsx'
import styles from './promotion-invite.module.css'
import { type Invitation, InviteShare } from './promotion-invite-share.tsx'

/** `/m/inviteFriends` (ROUTE-10, OPEN-45): the programme for anyone, and a member's own code, friends and earnings. */
export function InviteScreen() {
  const settings = useSettings()
  const isGuest = useSession() === undefined
  const isOffered = useIsOffered(readReferralProgramme)
  const { data, error, isFetching, refetch } = useValue(readReferralProgramme, {}, { isEnabled: isOffered })
  const t = useText()
  if (isOffered && !data && error)
    return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (isOffered && !data) return <SkeletonList rows={3} size="panel" label={t('loading')} />
  const programme = data?.programme
  return (
    <div className={styles.screen}>
      {programme ? <Terms programme={programme} /> : <NotOpen />}
      {programme && !isGuest && <OwnReferral />}
      {programme && isGuest && (
        <Link href="/m/login" className={buttonClass({ isWide: true })}>
          {t('promotion.invite.login')}
        </Link>
      )}
      {isGuest && isRegistrationOpen(settings) && <HaveCode />}
      {!isGuest && <AgentRow />}
    </div>
  )
}

function NotOpen() {
  const t = useText()
  const settings = useSettings()
  return (
    <EmptyState
      icon={<Gift size={28} aria-hidden="true" />}
      title={t('promotion.invite.title')}
      body={t('promotion.invite.body', { merchant: settings.merchantName })}
    >
      <Link href="/m/activity" className={buttonClass({ kind: 'secondary' })}>
        {t('promotion.reward.offers')}
      </Link>
    </EmptyState>
  )
}

/** What qualifies and what it pays, from the programme itself. */
function Terms({ programme }: { programme: ReferralProgramme }) {
  const t = useText()
  const format = useMoney()
  const { currency, tiers, friendRewardMinor, depositMinor, stakeMinor, days } = programme
  const [deposit, stake] = [format(depositMinor, currency), format(stakeMinor, currency)]
  return (
    <section className={styles.code}>
      <ul className={styles.tiers}>
        {tiers.map(({ friends, rewardMinor }) => (
          <li key={friends}>{t('promotion.invite.tier', { friends, amount: format(rewardMinor, currency) })}</li>
        ))}
        {friendRewardMinor !== '0' && (
          <li>{t('promotion.invite.gift', { amount: format(friendRewardMinor, currency) })}</li>
        )}
      </ul>
      <p className={styles.body}>{t('promotion.invite.rule', { deposit, stake, days })}</p>
    </section>
  )
}

/** A member's own part. */
function OwnReferral() {
  const t = useText()
  const format = useMoney()
  const formatDateTime = useDateTime()
  const { merchantName } = useSettings()
  const { data, error, isFetching, refetch } = useValue(readReferral, {})
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={2} size="panel" label={t('loading')} />
  const { code, friends, earnedMinor, paidCount, joinedCount } = data
  const currency = data.programme?.currency ?? ''
  const invitation: Invitation = { code, merchant: merchantName, link: `${location.origin}/m/register?r=${code}` }
  return (
    <>
      <InviteShare invitation={invitation} />
      <section className={styles.code}>
        <h2 className={styles.heading}>{t('promotion.invite.earned')}</h2>
        <p className={styles.sum}>{format(earnedMinor, currency)}</p>
        {data.programme && <Progress programme={data.programme} paidCount={paidCount} />}
      </section>
      <section className={styles.code}>
        <h2 className={styles.heading}>
          {t('promotion.invite.friends')} <bdi>({joinedCount})</bdi>
        </h2>
        {friends.length === 0 && <p className={styles.body}>{t('promotion.invite.none')}</p>}
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <li key={`${friend.joinedAt}${friend.name}`}>
              <p className={styles.facts}>
                <bdi>{friend.name}</bdi>
                <span>{t(`promotion.invite.state.${friend.state}`)}</span>
                <time dateTime={friend.joinedAt}>{formatDateTime(friend.joinedAt)}</time>
                {friend.rewardMinor !== '0' && <span>{format(friend.rewardMinor, currency)}</span>}
              </p>
              {friend.state === 'joined' && (
                <p className={styles.body}>
                  {t('promotion.invite.missing', {
                    deposit: format(friend.missingDepositMinor, currency),
                    stake: format(friend.missingStakeMinor, currency),
                  })}
                </p>
              )}
            </li>
          ))}
        </ul>
        {error && (
          <Button kind="secondary" isWide isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        )}
      </section>
    </>
  )
}

/** Friends who have paid, up to the next tier. */
function Progress({ programme, paidCount }: { programme: ReferralProgramme; paidCount: number }) {
  const t = useText()
  const format = useMoney()
  const next = programme.tiers.find(({ friends }) => friends > paidCount)
  if (!next) return null
  const label = t('promotion.invite.tier', {
    friends: next.friends,
    amount: format(next.rewardMinor, programme.currency),
  })
  return (
    <label className={styles.body}>
      <bdi>
        {paidCount} / {next.friends}
      </bdi>{' '}
      {label}
      <progress className={styles.progress} value={paidCount} max={next.friends} />
    </label>
  )
}

function HaveCode() {
  const t = useText()
  return (
    <section className={`${styles.code} ${styles.guest}`}>
      <h2 className={styles.heading}>{t('promotion.invite.code')}</h2>
      <p className={styles.body}>{t('promotion.invite.code.body')}</p>
      <Link href="/m/register" className={buttonClass({ isWide: true })}>
        {t('promotion.invite.register')}
      </Link>
    </section>
  )
}
