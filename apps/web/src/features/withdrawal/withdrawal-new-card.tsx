import { Button } from '@foyer/ui/button'
import { useHasPassword } from '../../lib/has-password.ts'
import { useText } from '../../lib/i18n.ts'
import { PasswordFirst } from '../../lib/password-first.tsx'
import { WithdrawalCardForm, type WithdrawalCardFormProps } from './withdrawal-card-form.tsx'
import styles from './withdrawal-form.module.css'

/** The form of a payout account, which the member's password confirms. */
export function WithdrawalNewCard(props: WithdrawalCardFormProps) {
  const t = useText()
  const hasPassword = useHasPassword()
  if (hasPassword) return <WithdrawalCardForm {...props} />
  return (
    <div className={styles.form}>
      <h2 ref={props.heading} tabIndex={-1} className={styles.title}>
        {t('withdrawal.card.title')}
      </h2>
      <PasswordFirst />
      <Button kind="quiet" isWide onClick={() => props.dispatch({ type: 'back' })}>
        {t('cancel')}
      </Button>
    </div>
  )
}
