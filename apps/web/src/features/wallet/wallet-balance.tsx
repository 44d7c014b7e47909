import { type WalletBalance as Balance, playsForFun } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff, RotateCw } from 'lucide-react'
import { useBalanceAge, useBalanceHidden, useBalanceLoad, useBalanceMoney } from '../../lib/balance.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { isPageOffered } from '../../routes.rules.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './wallet-balance.module.css'
import { WalletHolds } from './wallet-holds.tsx'

/** The member's balance: real, bonus and locked money, and held amounts if there are any; deposit and withdrawal (DEC-31). */
export function WalletBalance() {
  const t = useText()
  const formatBalance = useBalanceMoney()
  const { isHidden, toggle } = useBalanceHidden()
  const visitor = useVisitor()
  const load = useBalanceLoad()
  const { balance, hasFailed, isOffered, isBusy, retry } = load
  const age = useBalanceAge(load)
  if (!isOffered) return null
  const show = (amountMinor: string) => {
    if (hasFailed) return '–'
    if (!balance) return <Skeleton size="word" />
    return <AmountText text={formatBalance(amountMinor, balance.currency)} />
  }
  const parts = balance ? listParts(balance) : []
  const isForFun = visitor.memberType !== undefined && playsForFun(visitor.memberType)
  const canDeposit = isPageOffered('/m/voucherCenter', visitor)
  const canWithdraw = isPageOffered('/m/withdraw', visitor)
  return (
    <section className={styles.card} aria-label={t('wallet.total')}>
      <div className={styles.head}>
        <h2 className={styles.label}>{t('wallet.available')}</h2>
        <button
          type="button"
          className={styles.eye}
          onClick={toggle}
          aria-label={t(isHidden ? 'balance.show' : 'balance.hide')}
        >
          {isHidden ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </button>
      </div>
      <p className={styles.amount}>{show(balance?.availableMinor ?? '0')}</p>
      {age && <p className={styles.age}>{age}</p>}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(([label, amountMinor]) => (
            <div key={label} className={styles.part}>
              <dt>{t(label)}</dt>
              <dd>{show(amountMinor)}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <span>{t('state.error.title')}</span>
          <Button kind="secondary" isSmall isBusy={isBusy} onClick={retry}>
            <RotateCw size={16} aria-hidden="true" />
            {t('retry')}
          </Button>
        </div>
      )}
      <Note isForFun={isForFun} heldText={formatHeld()} />
      {(canDeposit || canWithdraw) && (
        <div className={styles.actions}>
          {canDeposit && (
            <Link href="/m/voucherCenter" className={buttonClass({ isWide: true })}>
              <ArrowDownToLine size={18} aria-hidden="true" />
              {t('footer.deposit')}
            </Link>
          )}
          {canWithdraw && (
            <Link href="/m/withdraw" className={buttonClass({ kind: 'secondary', isWide: true })}>
              <ArrowUpFromLine size={18} aria-hidden="true" />
              {t('footer.withdraw')}
            </Link>
          )}
        </div>
      )}
    </section>
  )

  function formatHeld(): string | undefined {
    if (!balance || isHidden || balance.heldMinor === '0') return undefined
    return t('wallet.held.note', { amount: formatBalance(balance.heldMinor, balance.currency) })
  }
}

/** Money that is not available, apart by its kind; nothing is said of kinds that the member has none of. */
function listParts({ heldMinor, bonusMinor, lockedMinor }: Balance) {
  const parts = [
    ['wallet.held', heldMinor],
    ['wallet.bonus', bonusMinor],
    ['wallet.locked', lockedMinor],
  ] as const
  return parts.filter(([, amountMinor]) => amountMinor !== '0')
}

function Note({ isForFun, heldText }: { isForFun: boolean; heldText: string | undefined }) {
  const t = useText()
  if (isForFun) return <p className={styles.note}>{t('wallet.fun.note')}</p>
  return heldText ? <WalletHolds note={<p className={styles.note}>{heldText}</p>} /> : null
}
