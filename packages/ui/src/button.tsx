import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** `icon` has one symbol as its content and needs an `aria-label`. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'icon'

interface Look {
  kind?: ButtonKind
  /** Full width of its container. */
  isWide?: boolean
  isSmall?: boolean
}

/** Class names of a button, for a link that looks like one. */
export function buttonClass({ kind = 'primary', isWide = false, isSmall = false }: Look = {}): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide, isSmall && styles.small)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows work in progress and ignores further taps. */
  isBusy?: boolean
}

/**
 * A button of at least 44 by 44 px. Its type is `button` unless it submits a form. Disabled or busy it keeps the focus,
 * so that the keyboard stays where it is; it is announced as disabled, and a tap does nothing.
 */
export function Button({ kind, isWide, isSmall, isBusy = false, disabled = false, ...rest }: ButtonProps) {
  const { className, children, onClick, ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled || isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(buttonClass({ kind, isWide, isSmall }), isBusy && styles.busy, className)}
      aria-disabled={disabled || isBusy || attributes['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
