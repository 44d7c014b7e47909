import type { PasswordStrength } from '@foyer/contract'
import { useRef, useState } from 'react'
import { useText } from './i18n.ts'
import styles from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { useSettings } from './queries.ts'
import { useSession } from './services.tsx'

export interface NewPasswordFieldProps {
  name: 'password' | 'newPassword'
  /** Default: "Password". */
  label?: string
  error: string | undefined
}

/** A new password with its rules (OPEN-04) and its strength. */
export function NewPasswordField({ name, label, error }: NewPasswordFieldProps) {
  const t = useText()
  const { merchantName } = useSettings()
  const member = useSession()
  const [strength, setStrength] = useState<PasswordStrength>()
  const typed = useRef('')
  const estimate = async (form: HTMLFormElement | null) => {
    const password = typed.current
    if (password === '') return setStrength(undefined)
    const username = member?.userName ?? String((form && new FormData(form).get('username')) ?? '')
    // Without its chunk there is no hint: the server decides.
    const chunk = await import('./password-estimate.ts').catch(() => undefined)
    if (password === typed.current) setStrength(chunk?.estimatePassword(password, username, merchantName))
  }
  return (
    <div className={styles.field}>
      <PasswordField
        name={name}
        {...(label === undefined ? {} : { label })}
        hint={t('field.password.hint')}
        error={error}
        autoComplete="new-password"
        onChange={({ currentTarget }) => {
          typed.current = currentTarget.value
          void estimate(currentTarget.form)
        }}
      />
      <PasswordMeter strength={strength} />
    </div>
  )
}
