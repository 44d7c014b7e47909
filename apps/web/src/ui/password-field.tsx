import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail'> {
  /** `current-password` or `new-password`, for the password manager. */
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
  hideLabel: string
}

/** A password with a button that shows it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trail={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
        </button>
      }
    />
  )
}
