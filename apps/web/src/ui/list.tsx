import type { ReactNode } from 'react'
import styles from './list.module.css'

/** Rows in one frame. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** At the end of the row, e.g. an amount. */
  value?: ReactNode
  valueDetail?: ReactNode
}

/** Content of a row; put it into a link or a button when the row can be tapped. */
export function ListRow({ icon, title, detail, value, valueDetail }: ListRowProps) {
  return (
    <span className={styles.row}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.main}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {(value || valueDetail) && (
        <span className={styles.end}>
          <span className={styles.value}>{value}</span>
          {valueDetail && <span className={styles.detail}>{valueDetail}</span>}
        </span>
      )}
    </span>
  )
}
