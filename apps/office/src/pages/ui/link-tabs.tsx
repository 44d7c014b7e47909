import { Link } from 'wouter'
import styles from './link-tabs.module.css'

/** Parts of a page, each with its own address. */
export function LinkTabs({
  label,
  current,
  tabs,
}: {
  label: string
  /** Id of the part that is shown. */
  current: string
  tabs: readonly { id: string; href: string; text: string }[]
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, href, text }) => (
        <Link key={id} href={href} className={styles.tab} aria-current={id === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
