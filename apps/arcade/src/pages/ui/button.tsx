import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import css from './button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'main' | 'second' | 'plain' | 'icon'
  isBusy?: boolean
  children: ReactNode
}

/**
 * A button of at least 44 pixels. While it is off or busy it keeps the focus, so that the keyboard stays where it is; it
 * is announced as disabled, and a tap does nothing.
 */
export function Button({
  kind = 'main',
  isBusy = false,
  children,
  className,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = disabled || isBusy
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      aria-busy={isBusy}
      aria-disabled={isOff}
      className={[css.button, css[kind], className].filter(Boolean).join(' ')}
      onClick={press}
      type="button"
      {...rest}
    >
      {isBusy ? <span aria-hidden="true" className={css.spinner} /> : null}
      {children}
    </button>
  )
}
