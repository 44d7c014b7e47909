import { classNames } from '@foyer/ui/class-names'
import { type ReactNode, useId } from 'react'
import styles from './choice-list.module.css'

export interface Choice<Value extends string> {
  value: Value
  icon: ReactNode
  title: ReactNode
  detail: ReactNode
}

export interface ChoiceListProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChoose: (value: Value) => void
  isDisabled?: boolean
}

/** A choice of one among a few options with a line of explanation each. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices} disabled={props.isDisabled}>
      <legend className={styles.label}>{props.label}</legend>
      {props.choices.map(({ value, icon, title, detail }) => (
        <label key={value} className={classNames(styles.choice, value === props.value && styles.chosen)}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={value === props.value}
            onChange={() => props.onChoose(value)}
          />
          <span className={styles.icon}>{icon}</span>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.detail}>{detail}</span>
          </span>
          <span className={styles.dot} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
