import { fillFooterIcon } from 'virtual:footer-icons'
import styles from './footer.module.css'
import type { FooterKey } from './footer.rules.ts'
import { findIconSet } from './footer-icon.rules.ts'

interface FooterIconProps {
  item: FooterKey
  templateId: string
  theme: string
  isActive: boolean
}

/** FOOT-09..12: the icon in the template's set and theme; filled on the item's own page. */
export function FooterIcon({ item, templateId, theme, isActive }: FooterIconProps) {
  const set = findIconSet(templateId, theme)
  return (
    <svg
      // Another set is another element: the content of this one is not React's.
      key={set}
      className={styles.icon}
      width={24}
      height={24}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      {...fillFooterIcon(set, item, isActive)}
    />
  )
}
