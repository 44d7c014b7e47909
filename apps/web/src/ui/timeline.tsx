import { classNames } from '@foyer/ui/class-names'
import { Check, Hourglass, X } from 'lucide-react'
import styles from './timeline.module.css'

export interface TimelineStep {
  id: string
  text: string
  /** Formatted time; undefined for a future step. */
  time?: string | undefined
  state: 'done' | 'open' | 'bad'
}

const icons = { done: Check, open: Hourglass, bad: X } as const

/** Steps in their order. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, text, time, state }) => {
        const Icon = icons[state]
        return (
          <li key={id} className={classNames(styles.step, styles[state])}>
            <span className={styles.icon} aria-hidden="true">
              <Icon size={14} strokeWidth={2.4} />
            </span>
            <span className={styles.words}>
              <span>{text}</span>
              {time && <span className={styles.time}>{time}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
