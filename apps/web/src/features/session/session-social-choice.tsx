import { identityNames } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useCaptcha } from '../../lib/captcha/captcha.tsx'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { decideSocialRegistration, type SocialPending } from '../../lib/social-pending.ts'
import { SocialPerson } from '../../lib/social-pending-note.tsx'
import { registrationAddressFor } from '../../routes.rules.ts'
import { useAttempt } from './session-attempt.ts'
import styles from './session-screen.module.css'
import { useSocialRegistration } from './session-social.ts'

/**
 * The question of a visitor whose identity has no account (SOC-05..07, LINE-05): log in to one, or register where the
 * merchant allows it.
 */
export function SocialChoice({ pending, onExisting }: { pending: SocialPending; onExisting: () => void }) {
  const t = useText()
  const { search, go } = useAddress()
  const way = decideSocialRegistration(useSettings())
  const captcha = useCaptcha('register')
  const register = useSocialRegistration()
  const messageOf = useFailureMessage()
  const { step, error, start } = useAttempt<never>([])
  const isBusy = step === 'processing' || step === 'done'
  const create = () => {
    if (way === 'form' && !pending.fields) return go(registrationAddressFor(search))
    void start({}, () => captcha.run((result) => register({ ...pending.fields, ...result })))
  }
  return (
    <div className={styles.factor}>
      <SocialPerson pending={pending} />
      <p className={styles.lead}>
        {pending.message || t('session.social.unknown', { service: identityNames[pending.kind] })}
      </p>
      <p className={styles.lead}>{t('verification.social')}</p>
      {!pending.fields && (
        <Button isWide onClick={onExisting} aria-disabled={isBusy}>
          {t('session.social.existing')}
        </Button>
      )}
      {way !== 'none' && (
        <Button kind="secondary" isWide isBusy={isBusy} onClick={create}>
          {t('session.social.create')}
        </Button>
      )}
      <p className={styles.problem} aria-live="polite">
        {messageOf(error)}
      </p>
      {captcha.dialog}
    </div>
  )
}
