import { memberInfo } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { WithdrawalCardForm, type WithdrawalCardFormProps } from './withdrawal-card-form.tsx'
import styles from './withdrawal-form.module.css'

/** The form of a payout account, which the member's password confirms. */
export function WithdrawalNewCard(props: WithdrawalCardFormProps) {
  const hasPassword = useValue(memberInfo, {}).data?.hasPassword !== false
  return hasPassword ? <WithdrawalCardForm {...props} /> : <PasswordFirst {...props} />
}

/** In place of the form of a payout account, for a member who came in by number and has no password yet (DEC-11). */
function PasswordFirst({ dispatch, heading }: Pick<WithdrawalCardFormProps, 'dispatch' | 'heading'>) {
  const t = useText()
  const { storage } = useServices()
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('withdrawal.card.title')}
      </h2>
      <p className={styles.note}>{t('withdrawal.card.password.first')}</p>
      <Link
        href="/m/changePsw"
        className={buttonClass({ isWide: true })}
        // The password page leads back here.
        onClick={() => storage.write('go', '/m/withdraw')}
      >
        {t('withdrawal.card.password.set')}
      </Link>
      <Button kind="quiet" isWide onClick={() => dispatch({ type: 'back' })}>
        {t('cancel')}
      </Button>
    </div>
  )
}
