import type { PasswordStrength } from '@foyer/contract'
import { useEffect, useRef, useState } from 'react'
import { useText } from './i18n.ts'
import styles from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { useSettings } from './queries.ts'
import { estimateQuickly } from './quick-password.rules.ts'
import { useSession } from './services.tsx'

/** Pause in the typing after which the dictionaries load, in ms: they have 213 KB. */
const estimatePauseMs = 600

/** Whether the visitor's browser asks for little data (Chromium). */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true // not in every browser

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const estimate = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current)
    const password = typed.current
    if (password === '') return setStrength(undefined)
    const username = String((form && new FormData(form).get('username')) ?? member?.userName ?? '')
    const quick = estimateQuickly(password, username, merchantName)
    // An undecided one keeps the last word until the pause, except "weak".
    setStrength((last) => quick ?? (last === 'weak' ? undefined : last))
    if (quick !== undefined || savesData()) return
    timer.current = setTimeout(async () => {
      // Without its chunk there is no hint: the server decides.
      const chunk = await import('./password-estimate.ts').catch(() => undefined)
      if (password === typed.current) setStrength(chunk?.estimatePassword(password, username, merchantName))
    }, estimatePauseMs)
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
          estimate(currentTarget.form)
        }}
      />
      {/* A refused password is not fair or strong: the server knows more leaked ones than the meter. */}
      <PasswordMeter strength={error === undefined ? strength : undefined} />
    </div>
  )
}
