import { classNames } from '@foyer/ui/class-names'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './select-field.module.css'

export interface SelectFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** Text without a selection. */
  placeholder: string
  error?: string | undefined
  isDisabled?: boolean
  /** The label stands beside the box, without room for an error: a choice that cannot be wrong. */
  isInline?: boolean
}

/** A choice among many in the phone's own picker. The error below has reserved space, so that nothing moves. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onValue, options, placeholder, error, isDisabled, isInline = false } = props
  const id = useId()
  return (
    <div className={classNames(styles.field, isInline && styles.inline)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
        <select
          id={id}
          className={classNames(styles.select, value === '' && styles.empty)}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          disabled={isDisabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={isInline ? undefined : `${id}-note`}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
      </div>
      {!isInline && (
        <p id={`${id}-note`} className={styles.note} aria-live="polite">
          {error ?? '\u00a0'}
        </p>
      )}
    </div>
  )
}
