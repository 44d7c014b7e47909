import { useId } from 'react'
import css from './segments.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  note?: string
}

/** One of several, as radio buttons: arrow keys move, the row wraps. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isLow = false,
  hasLabel = false,
}: {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Without room for notes: just as high as a thumb needs. */
  isLow?: boolean
  /** The label is shown; otherwise it is for screen readers only. */
  hasLabel?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={css.frame}>
      <legend className={hasLabel ? css.title : 'visually-hidden'}>{label}</legend>
      <div className={css.row}>
        {segments.map((segment) => (
          <label className={css.segment} key={segment.value}>
            <input
              checked={segment.value === value}
              className={css.input}
              name={name}
              onChange={() => onChange(segment.value)}
              type="radio"
              value={segment.value}
            />
            <span className={isLow ? css.low : css.label}>
              {segment.label}
              {segment.note ? <bdi className={css.note}>{segment.note}</bdi> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
