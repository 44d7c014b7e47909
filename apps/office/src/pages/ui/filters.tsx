import type { ReactNode } from 'react'
import styles from './filters.module.css'

/** Fields above a list. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className={styles.filters} aria-label={label}>
      {children}
    </search>
  )
}
