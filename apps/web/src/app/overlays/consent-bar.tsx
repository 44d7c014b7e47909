import { buttonClass } from '@foyer/ui/button'
import { useRef } from 'react'
import type { useConsentQuestion } from '../../lib/consent.ts'
import { ConsentChoice, useGiveConsent } from '../../lib/consent-choice.tsx'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import styles from './consent-bar.module.css'

interface ConsentBarProps extends Pick<NonNullable<ReturnType<typeof useConsentQuestion>>, 'purposes' | 'give'> {
  /** Page with the switch of each purpose. */
  settingsPath: `/m/${string}`
  onGiven: () => void
}

/** The question of consent at the foot of the page: no wall (DEC-21). */
export function ConsentBar({ purposes, give, settingsPath, onGiven }: ConsentBarProps) {
  const t = useText()
  const onAnswer = useGiveConsent(give, onGiven)
  const bar = useRef<HTMLElement>(null)
  useOfferHeight(bar)
  const [only] = purposes.length === 1 ? purposes : []
  return (
    <aside ref={bar} className={styles.bar} aria-label={t('consent.title')}>
      <p className={styles.text}>{t(only ? `consent.ask.${only.purpose}` : 'consent.ask.all')}</p>
      <ConsentChoice purposes={purposes} onAnswer={onAnswer}>
        <Link href={`${settingsPath}#privacy`} className={buttonClass({ kind: 'quiet', isWide: true })}>
          {t('consent.choose')}
        </Link>
      </ConsentChoice>
    </aside>
  )
}
