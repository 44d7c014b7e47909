import type { ReactNode } from 'react'
import styles from './account-page.module.css'
import { useSettings } from './queries.ts'
import { SafeImage } from './safe-image.tsx'

/** The frame of login and registration. `other` links to the other of the two. */
export function AccountPage({ children, other }: { children: ReactNode; other: ReactNode }) {
  return (
    <div className={styles.screen}>
      {children}
      {other && <p className={styles.other}>{other}</p>}
    </div>
  )
}

/** Purpose of the page, next to the merchant's logo. */
export function AccountHeader({ heading, lead }: { heading: string; lead: string }) {
  const { template } = useSettings()
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <SafeImage className={styles.logo} src={template.h5_logo} width={56} height={56} />
    </div>
  )
}
