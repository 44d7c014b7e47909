import { classNames } from '@foyer/ui/class-names'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './check-field.module.css'

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  label: ReactNode
  /** Text of the broken rule; announced. */
  error?: string | undefined
}

/** A checkbox with its sentence; the whole row is the target. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={classNames(styles.box, error !== undefined && styles.wrong)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-note`} className={styles.note} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
