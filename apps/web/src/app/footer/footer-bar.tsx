import type { SiteSettings } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import type { Href } from '../../routes.ts'
import styles from './footer.module.css'
import type { FooterKey } from './footer.rules.ts'
import { footerFormOf } from './footer-form.rules.ts'
import { FooterIcon } from './footer-icon.tsx'

export interface FooterBarItem {
  key: FooterKey
  href: Href
  /** The page that is shown. */
  isActive: boolean
  /** Without a visible label (FOOT-14). */
  isBare: boolean
  /** A count at its icon. */
  badge?: ReactNode
}

/** Classes by the number of items. */
const shares: Readonly<Record<number, string | undefined>> = {
  3: styles.three,
  4: styles.four,
  5: styles.five,
  6: styles.six,
}

interface FooterBarProps {
  label: string
  template: Pick<SiteSettings['template'], 'id' | 'footer_icon_theme'>
  items: readonly FooterBarItem[]
  onTap: (event: React.MouseEvent, key: FooterKey) => void
}

/** The footer as it looks, in its template's form and icons. */
export function FooterBar({ label, template, items, onTap }: FooterBarProps) {
  const t = useText()
  return (
    <nav className={classNames(styles.footer, styles[footerFormOf(template.id)])} aria-label={label}>
      <ul className={classNames(styles.items, shares[items.length])}>
        {items.map(({ key, href, isActive, isBare, badge }) => (
          <li key={key} className={styles.place}>
            <Link
              href={href}
              className={classNames(styles.item, isActive && styles.active, isBare && styles.special)}
              aria-current={isActive ? 'page' : undefined}
              onClick={(event) => onTap(event, key)}
            >
              <FooterIcon item={key} templateId={template.id} theme={template.footer_icon_theme} isActive={isActive} />
              <span className={isBare ? 'visually-hidden' : styles.word}>{t(`footer.${key}`)}</span>
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
