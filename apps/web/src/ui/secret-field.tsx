import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './secret-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'trail'> {
  showLabel: string
  hideLabel: string
}

/** Hidden text with a button that shows it. */
export function SecretField({ showLabel, hideLabel, ...field }: SecretFieldProps) {
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
