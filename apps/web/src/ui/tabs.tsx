import { classNames } from '@foyer/ui/class-names'
import styles from './tabs.module.css'

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice of one among few, side by side; filters the content below. */
export function Tabs<Value extends string>({ label, value, options, onChange }: TabsProps<Value>) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={classNames(styles.tab, option.value === value && styles.chosen)}
          onClick={() => onChange(option.value)}
          // The browser does not scroll to a partly visible one.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
