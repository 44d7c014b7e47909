import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

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
  /** Shows work in progress and ignores further taps. It keeps the focus. */
  isBusy?: boolean
}

/** A button of at least 44 by 44 px. Its type is `button` unless it submits a form. */
export function Button({ kind, isWide, isSmall, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, isWide, isSmall }), isBusy && styles.busy, className)}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.label}>{children}</span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
