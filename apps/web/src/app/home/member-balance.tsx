import { isFree, isRegistrationOpen } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { Eye, EyeOff, Plus, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useBalanceAge, useBalanceHidden, useBalanceLoad, useBalanceMoney } from '../../lib/balance.ts'
import { useText } from '../../lib/i18n.ts'
import { useLogOut } from '../../lib/log-out.ts'
import { Link } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useLevelName, useRank } from '../../lib/rank.ts'
import { useServices } from '../../lib/services.tsx'
import type { SessionInfo } from '../../lib/storage.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { isPageOffered } from '../../routes.rules.ts'
import { AmountText } from '../../ui/amount.tsx'
import { useRejection } from '../use-rejection.ts'
import styles from './member-strip.module.css'

/**
 * Available balance with deposit and withdrawal. A new member is welcomed until there is money; the text does not wait
 * for the balance, so that the links below it do not move under a tap. A separate chunk: guests do not need it.
 */
export function MemberBalance({ session }: { session: SessionInfo }) {
  const { userName, nickname = userName, type: memberType, firstTimeLogin } = session
  const t = useText()
  const formatBalance = useBalanceMoney()
  const { isHidden, toggle } = useBalanceHidden()
  const load = useBalanceLoad()
  const { balance, hasFailed, isOffered, isBusy, retry } = load
  const age = useBalanceAge(load)
  const visitor = { ...useVisitor(), memberType }
  const canDeposit = isPageOffered('/m/voucherCenter', visitor)
  const canWithdraw = isPageOffered('/m/withdraw', visitor)
  const { session: store } = useServices()
  const hasMoney = balance !== undefined && balance.balanceMinor !== '0'
  useEffect(() => {
    // From here on the strip and the row below it keep their own places, and go with a logout.
    delete document.documentElement.dataset.session
  }, [])
  useEffect(() => {
    if (hasMoney) store.endFirstLogin()
  }, [hasMoney, store])
  const isNew = firstTimeLogin && !hasMoney && canDeposit
  if (!isOffered) return <p className={styles.lead}>{nickname}</p>
  return (
    <>
      {isNew && (
        <p className={styles.new}>
          <strong className={styles.lead}>{t('home.new.title', { name: nickname })}</strong>
          {t('home.new.body')}
        </p>
      )}
      <div className={`${styles.words} ${styles.own}`}>
        <p className={styles.small}>
          <bdi>{nickname}</bdi>
          <Level />
          <button
            type="button"
            className={styles.eye}
            onClick={toggle}
            aria-label={t(isHidden ? 'balance.show' : 'balance.hide')}
          >
            {isHidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </button>
        </p>
        <p className={styles.amount}>
          <span className="visually-hidden">{t('balance.label')}</span>
          {!balance && !hasFailed && <Skeleton size="word" />}
          {balance && <AmountText text={formatBalance(balance.availableMinor, balance.currency)} />}
          {hasFailed && (
            <Button kind="quiet" isSmall isBusy={isBusy} onClick={retry} className={styles.retry}>
              <RotateCw size={16} aria-hidden="true" />
              {t('retry')}
            </Button>
          )}
        </p>
        {age && <p className={styles.small}>{age}</p>}
      </div>
      {(canDeposit || canWithdraw) && <MoneyLinks canDeposit={canDeposit} canWithdraw={canWithdraw} />}
      {isFree(memberType) && <FreePlay />}
    </>
  )
}

/** The member's level; none below the first one. */
function Level() {
  const rank = useRank()
  const nameOf = useLevelName(rank?.levels ?? [])
  if (!rank || rank.rankLevel === 0) return null
  return (
    <Link href="/m/rewardCenter" className={styles.level}>
      {nameOf(rank.rankLevel)}
    </Link>
  )
}

function MoneyLinks({ canDeposit, canWithdraw }: { canDeposit: boolean; canWithdraw: boolean }) {
  const t = useText()
  return (
    <div className={styles.actions}>
      {canDeposit && (
        <Link href="/m/voucherCenter" className={buttonClass({ isSmall: true })}>
          <Plus size={16} aria-hidden="true" />
          {t('footer.deposit')}
        </Link>
      )}
      {canWithdraw && (
        <Link href="/m/withdraw" className={buttonClass({ kind: 'secondary', isSmall: true })}>
          {t('footer.withdraw')}
        </Link>
      )}
    </div>
  )
}

/**
 * Free-play accounts have no member page (MEMB-07), so their logout is here, with the registration of a real account if
 * it is open.
 */
function FreePlay() {
  const t = useText()
  const logOut = useLogOut()
  const showRejection = useRejection()
  const canRegister = isRegistrationOpen(useSettings())
  return (
    <div className={styles.actions}>
      <Button kind="secondary" isSmall onClick={() => void logOut()}>
        {t('logout.action')}
      </Button>
      {canRegister && (
        <Button isSmall onClick={() => void showRejection()}>
          {t('register.action')}
        </Button>
      )}
    </div>
  )
}
