import { classNames } from '@foyer/ui/class-names'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix'> {
  ref?: Ref<HTMLInputElement>
  label: string
  /** The label is for screen readers only: placeholder or lead say the same. */
  isLabelHidden?: boolean
  hint?: string | undefined
  /** The hint is for screen readers only, and takes no space; for a field without errors. */
  isHintHidden?: boolean
  /** Text of the broken rule; replaces the hint and is announced. */
  error?: string | undefined
  /** Before the text inside of the field, e.g. a currency's symbol. */
  lead?: ReactNode
  /** After the text inside of the field, e.g. a button. */
  trail?: ReactNode
}

/** One line of text with its label above and its hint or error in reserved space below. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, isHintHidden, error, lead, trail, className, ...input } = props
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {/* A lead such as a country code belongs to the text and has its direction. */}
      <div className={classNames(styles.box, error !== undefined && styles.wrong)} dir={lead ? input.dir : undefined}>
        {lead && <span className={styles.lead}>{lead}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        {trail}
      </div>
      <p
        id={`${id}-note`}
        className={isHintHidden ? 'visually-hidden' : classNames(styles.note, error !== undefined && styles.error)}
        aria-live="polite"
      >
        {note ?? '\u00a0'}
      </p>
    </div>
  )
}
