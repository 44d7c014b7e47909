import type { ReactNode } from 'react'
import css from './round-choice.module.css'

export interface RoundOption<Value> {
  value: Value
  text: ReactNode
  /** For a screen reader, where the text alone says too little. */
  label?: string
}

/** One of several values of a bet in a row, such as lines or mines. */
export function RoundChoice<Value extends string | number>({
  label,
  note,
  options,
  value,
  isDisabled,
  onChoose,
  children,
}: {
  label: string
  /** Beside the label. */
  note?: string
  options: readonly RoundOption<Value>[]
  value: Value
  isDisabled: boolean
  onChoose: (value: Value) => void
  /** A stepper before the options; on a small screen in their place. */
  children?: ReactNode
}) {
  return (
    <fieldset className={css.choice} data-stepped={children ? true : undefined} disabled={isDisabled}>
      <legend className={css.legend}>
        {label}
        {note === undefined ? null : <bdi>{note}</bdi>}
      </legend>
      <div className={css.group}>
        {children}
        {options.map((option) => (
          <button
            aria-label={option.label}
            aria-pressed={option.value === value}
            key={option.value}
            onClick={() => onChoose(option.value)}
            type="button"
          >
            {option.text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
