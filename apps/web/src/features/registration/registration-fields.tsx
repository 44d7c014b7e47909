import { Lock } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { NewPasswordField } from '../../lib/new-password-field.tsx'
import { PasswordField } from '../../lib/password-field.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { RegistrationProblems } from './registration-flow.rules.ts'
import { useReferralCheck } from './registration-referral.ts'
import styles from './registration-screen.module.css'

/** Of a merchant that states none. */
const MINIMUM_AGE = 18

interface FieldsProps {
  problems: RegistrationProblems
}

/** Password and its repetition. */
export function NewPasswordFields({ problems }: FieldsProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  return (
    <>
      <NewPasswordField name="password" error={messageOf(problems.password)} />
      <PasswordField
        name="confirm"
        label={t('field.confirm')}
        error={messageOf(problems.confirm)}
        autoComplete="new-password"
      />
    </>
  )
}

/** The referral code, locked when it came by a link (OPEN-24). */
export function ReferralField({ linkCode, problems }: FieldsProps & { linkCode: string | undefined }) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { isUnknown, check } = useReferralCheck(linkCode)
  return (
    <TextField
      // A code from a link is known after hydration only, and then initializes the field.
      key={linkCode ?? ''}
      name="referralCode"
      label={t('field.referral')}
      hint={linkCode ? t('registration.referral.locked') : undefined}
      error={messageOf(problems.referralCode ?? (isUnknown ? 'registration.referral.unknown' : undefined))}
      onBlur={(event) => check(event.currentTarget.value)}
      defaultValue={linkCode}
      readOnly={linkCode !== undefined}
      trail={linkCode && <Lock className={styles.lock} size={18} aria-hidden="true" />}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={20}
    />
  )
}

/** Age and terms (OPEN-77), by version where the merchant has one (DEC-32). */
export function TermsField({ problems }: FieldsProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { terms } = useSettings()
  const age = terms?.minimumAge ?? MINIMUM_AGE
  return (
    <>
      {/* Another version is accepted anew. */}
      <CheckField
        key={terms?.version}
        name="terms"
        label={t('registration.terms', { age })}
        error={messageOf(problems.terms)}
      />
      <Link href="/m/helpCenter?page=terms" className={styles.terms}>
        {t('registration.terms.read')}
      </Link>
    </>
  )
}
