import { isFree, playsForFun } from '@foyer/contract'
import { Eye, EyeOff, Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useBalanceLoad } from '../../lib/balance.ts'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useLogOut } from '../../lib/log-out.ts'
import { Link } from '../../lib/navigation.tsx'
import { useServices, useSession } from '../../lib/services.tsx'
import { AmountText } from '../../ui/amount.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import styles from './member-strip.module.css'

/** Balance of the member, or the way in for a guest; both take the same room, so that nothing moves. */
export function MemberStrip() {
  const session = useSession()
  return (
    <section className={styles.strip}>
      {session ? <Balance userName={session.userName} memberType={session.type} /> : <Welcome />}
    </section>
  )
}

function Welcome() {
  const t = useText()
  return (
    <>
      <div className={styles.words}>
        <p className={styles.lead}>{t('home.welcome')}</p>
        <p className={styles.small}>{t('home.welcome.body')}</p>
      </div>
      <div className={styles.actions}>
        <Link href="/m/login" className={buttonClass({ kind: 'secondary', isSmall: true })}>
          {t('login.action')}
        </Link>
        <Link href="/m/register" className={buttonClass({ isSmall: true })}>
          {t('register.action')}
        </Link>
      </div>
    </>
  )
}

function Balance({ userName, memberType }: { userName: string; memberType: number }) {
  const t = useText()
  const formatMoney = useMoney()
  const { storage } = useServices()
  const [isHidden, setHidden] = useState(() => storage.read('isBalanceHidden') === '1')
  const { balance, hasFailed, isOffered, isBusy, retry } = useBalanceLoad()
  const toggle = () => {
    if (isHidden) storage.remove('isBalanceHidden')
    else storage.write('isBalanceHidden', '1')
    setHidden(!isHidden)
  }
  if (!isOffered) return <p className={styles.lead}>{userName}</p>
  return (
    <>
      <div className={styles.words}>
        <p className={styles.small}>
          {userName}
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
          <span className="only-heard">{t('balance.label')}</span>
          {!balance && !hasFailed && <Skeleton size="word" />}
          {balance && isHidden && '••••••'}
          {balance && !isHidden && <AmountText text={formatMoney(balance.availableMinor, balance.currency)} />}
          {hasFailed && (
            <Button kind="quiet" isSmall isBusy={isBusy} onClick={retry} className={styles.retry}>
              <RotateCw size={16} aria-hidden="true" />
              {t('retry')}
            </Button>
          )}
        </p>
      </div>
      {!playsForFun(memberType) && <MoneyLinks />}
      {isFree(memberType) && <LogOutButton />}
    </>
  )
}

function MoneyLinks() {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Link href="/m/withdraw" className={buttonClass({ kind: 'secondary', isSmall: true })}>
        {t('footer.withdraw')}
      </Link>
      <Link href="/m/voucherCenter" className={buttonClass({ isSmall: true })}>
        <Plus size={16} aria-hidden="true" />
        {t('footer.deposit')}
      </Link>
    </div>
  )
}

/** The member page is closed to accounts that play for free (MEMB-07), so their way out is here. */
function LogOutButton() {
  const t = useText()
  const logOut = useLogOut()
  return (
    <Button kind="secondary" isSmall onClick={() => void logOut()}>
      {t('logout.action')}
    </Button>
  )
}
