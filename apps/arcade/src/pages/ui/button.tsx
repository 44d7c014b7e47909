import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'main' | 'second' | 'plain' | 'icon'
  isBusy?: boolean
  children: ReactNode
}

/** A button of at least 44 pixels. While busy it is disabled and announced as busy. */
export function Button({ kind = 'main', isBusy = false, children, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      aria-busy={isBusy}
      className={[css.button, css[kind], className].filter(Boolean).join(' ')}
      disabled={disabled || isBusy}
      type="button"
      {...rest}
    >
      {isBusy ? <span aria-hidden="true" className={css.spinner} /> : null}
      {children}
    </button>
  )
}
