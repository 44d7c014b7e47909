import { useRef } from 'react'
import { ConsentChoice, type ConsentChoiceProps } from '../../lib/consent-choice.tsx'
import { useText } from '../../lib/i18n.ts'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import styles from './consent-bar.module.css'

/** The question of consent at the foot of the page: no wall (DEC-21). */
export function ConsentBar({ partners, ...choice }: ConsentChoiceProps & { partners: readonly string[] }) {
  const t = useText()
  const bar = useRef<HTMLElement>(null)
  useOfferHeight(bar)
  return (
    <aside ref={bar} className={styles.bar} aria-label={t('consent.title')}>
      <p className={styles.text}>{t('consent.body', { partners: partners.join(', ') })}</p>
      <ConsentChoice {...choice} />
    </aside>
  )
}
