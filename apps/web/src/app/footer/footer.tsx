import type { Visitor } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { isHomeAddress } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SupportSheet } from '../support/support.tsx'
import { useRejection } from '../use-rejection.ts'
import { tapDeposit } from './deposit-precheck.ts'
import styles from './footer.module.css'
import { decideFooterTap, type FooterKey, footerItems, isChatIconOnly, listFooterItems } from './footer.rules.ts'
import { footerFormOf } from './footer-form.rules.ts'
import { FooterIcon } from './footer-icon.tsx'

/** The main navigation at the bottom edge. Each item is a link that works without script. */
export function Footer({ visitor }: { visitor: Visitor }) {
  const t = useText()
  const notices = useNotices()
  const showRejection = useRejection()
  const { path, go } = useAddress()
  const { wps } = useServices()
  const settings = useSettings()
  const { template } = settings
  const [isSupportOpen, setSupportOpen] = useState(false)
  const items = listFooterItems(template.footer_nav, visitor.merchant)

  const tap = async (event: React.MouseEvent, key: FooterKey) => {
    const decision = decideFooterTap(key, visitor, false)
    if (decision.kind === 'page') {
      const { path: deposit } = footerItems.deposit
      return decision.to === deposit ? tapDeposit(event, window, () => go(deposit)) : undefined
    }
    event.preventDefault()
    if (footerItems[key].opens === 'referral' && decision.kind !== 'reject') {
      const chunk = await import('./footer-referral.ts').catch(() => undefined)
      if (await chunk?.loadIsReferralOn(wps, settings)) return go(footerItems[key].path)
    }
    if (decision.kind === 'service') setSupportOpen(true)
    if (decision.kind === 'reject') await showRejection()
    if (decision.kind === 'soon') await notices.alert({ title: t('coming_soon'), confirmLabel: t('confirm') })
  }

  return (
    <>
      <nav className={classNames(styles.footer, styles[footerFormOf(template.id)])} aria-label={t('footer.label')}>
        <ul className={styles.items} data-count={items.length}>
          {items.map((key) => {
            // The link's address is the same with and without the promotion (REF-04..07).
            const decision = decideFooterTap(key, visitor, false)
            const isActive =
              key === 'home' ? isHomeAddress(path) : path === footerItems[key].path && !footerItems[key].opens
            const isIconOnly = key === 'chat' && isChatIconOnly(template)
            return (
              <li key={key} className={styles.place}>
                <Link
                  href={(decision.kind === 'page' ? decision.to : footerItems[key].path) as Href} // from pages of the table
                  className={classNames(styles.item, isActive && styles.active, isIconOnly && styles.special)}
                  aria-current={isActive ? 'page' : undefined}
                  onClick={(event) => void tap(event, key)}
                >
                  <FooterIcon
                    item={key}
                    templateId={template.id}
                    theme={template.footer_icon_theme}
                    isActive={isActive}
                  />
                  <span className={isIconOnly ? 'visually-hidden' : styles.word}>{t(`footer.${key}`)}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <SupportSheet isOpen={isSupportOpen} onClose={() => setSupportOpen(false)} />
    </>
  )
}
