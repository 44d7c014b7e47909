import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './top-bar.module.css'

/** The bar of an inner page: back, the page's title, and space for one more element. */
export function TopBar({ title, back, children }: { title: string; back: ReactNode; children?: ReactNode }) {
  return (
    <header className={`${styles.bar} ${styles.edge}`}>
      {back}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.end}>{children}</div>
    </header>
  )
}

/** The back arrow; mirrored in right-to-left text. */
export function BackArrow() {
  return <ChevronLeft className="turns" size={26} aria-hidden="true" />
}

export const topBarStyles: Readonly<{ back: string | undefined; edge: string | undefined }> = {
  back: styles.back,
  edge: styles.edge,
}
