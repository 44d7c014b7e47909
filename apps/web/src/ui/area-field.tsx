import { classNames } from '@foyer/ui/class-names'
import { type TextareaHTMLAttributes, useId } from 'react'
import styles from './area-field.module.css'

interface AreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value'> {
  label: string
  value: string
  maxLength: number
  /** Text of the broken rule; announced. */
  error?: string | undefined
}

/** Several lines of text with their label, and how much of the room is used. */
export function AreaField({ label, error, value, maxLength, ...area }: AreaFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={id}
        value={value}
        maxLength={maxLength}
        className={classNames(styles.area, error !== undefined && styles.wrong)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={styles.note}>
        <span className={styles.error} aria-live="polite">
          {error}
        </span>
        <bdi>
          {value.length}/{maxLength}
        </bdi>
      </p>
    </div>
  )
}
