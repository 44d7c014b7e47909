import { classNames } from '@foyer/ui/class-names'
import type { ReactNode, Ref } from 'react'
import styles from './outcome.module.css'

export interface OutcomeProps {
  tone: 'good' | 'bad' | 'plain' | 'waiting'
  icon: ReactNode
  title: ReactNode
  /** Heading of a step (`useStepHeading`). */
  heading?: Ref<HTMLHeadingElement>
  body: ReactNode
  /** A short line below, e.g. a time limit. */
  detail?: ReactNode
  /** Next actions. */
  children?: ReactNode
}

/** Result or status: one image, one sentence, and the next actions. Announced when it changes. */
export function Outcome({ tone, icon, title, heading, body, detail, children }: OutcomeProps) {
  return (
    <section className={styles.outcome}>
      <div className={styles.words} role="status">
        <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
          {icon}
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.body}>{body}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
