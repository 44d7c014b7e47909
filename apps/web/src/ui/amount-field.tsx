import { classNames } from '@foyer/ui/class-names'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import styles from './amount-field.module.css'
import { type AmountTextFormat, readAmountEdit, showAmountText } from './amount-text.rules.ts'

export interface AmountFieldProps extends AmountTextFormat {
  label: string
  /** Plain decimal text, e.g. `1234.5`, or entered text that is no amount. */
  text: string
  onText: (text: string) => void
  symbol: string
  symbolPosition?: 'before' | 'after'
  /** Result or bounds of this amount. */
  hint: ReactNode
  /** Text of the broken rule; replaces the hint and is announced. */
  error?: string | undefined
  /** At the end of the field, e.g. a button for the maximum. */
  trail?: ReactNode
  isDisabled?: boolean
}

/** The field for an amount of money: large grouped figures, a digit keyboard, one fixed line below. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    text,
    onText,
    decimals,
    separators,
    symbol,
    symbolPosition = 'before',
    hint,
    error,
    trail,
    isDisabled,
  } = props
  const id = useId()
  const isWrong = error !== undefined
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { value, selectionStart } = input
    const edit = readAmountEdit(text, value, selectionStart ?? value.length, { decimals, separators })
    onText(edit.text)
    requestAnimationFrame(() => input.setSelectionRange(edit.caret, edit.caret))
  }
  const sign = (
    <span className={styles.symbol} aria-hidden="true">
      {symbol}
    </span>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, isWrong && styles.wrong)} dir="ltr">
        {symbolPosition === 'before' && sign}
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          enterKeyHint="go"
          autoComplete="off"
          placeholder="0"
          value={showAmountText(text, separators)}
          maxLength={64}
          onChange={change}
          disabled={isDisabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
        />
        {symbolPosition === 'after' && sign}
        {trail}
      </div>
      <p id={`${id}-note`} className={classNames(styles.note, isWrong && styles.error)} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}
