import { SecretField, type SecretFieldProps } from '../ui/secret-field.tsx'
import { useText } from './i18n.ts'

/** Maximum of what a password field takes in, in characters: more than a password may have, so that none is cut. */
const maxLength = 64

export interface PasswordFieldProps extends Omit<SecretFieldProps, 'showLabel' | 'hideLabel' | 'label'> {
  /** `current-password` or `new-password`, for the password manager. */
  autoComplete: 'current-password' | 'new-password'
  /** Default: "Password". */
  label?: string
}

/** A password of the member. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const t = useText()
  return (
    <SecretField
      maxLength={maxLength}
      {...field}
      label={label ?? t('field.password')}
      showLabel={t('field.password.show')}
      hideLabel={t('field.password.hide')}
    />
  )
}
