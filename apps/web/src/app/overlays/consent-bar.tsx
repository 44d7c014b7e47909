import { useRef, useState } from 'react'
import { useConsentQuestion } from '../../lib/consent.ts'
import { ConsentChoice } from '../../lib/consent-choice.tsx'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { matchRoute } from '../../routes.rules.ts'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import styles from './consent-bar.module.css'
import { useTurn } from './overlay-turns.tsx'

/** The question of consent at the foot of public pages (DEC-21): no wall, and nothing without partners. */
export function ConsentBar() {
  const t = useText()
  const { path } = useAddress()
  const question = useConsentQuestion()
  const [isGiven, setGiven] = useState(false)
  const isAsked = question !== undefined && question.answer === undefined && !isGiven
  const isTurn = useTurn('consent', isAsked && matchRoute(path)?.allowsThirdParties === true)
  const bar = useRef<HTMLElement>(null)
  useOfferHeight(bar, isTurn)
  if (!isTurn || !question) return null
  return (
    <aside ref={bar} className={styles.bar} aria-label={t('consent.title')}>
      <p className={styles.text}>{t('consent.body', { partners: question.partners.join(', ') })}</p>
      <ConsentChoice give={question.give} onGiven={() => setGiven(true)} />
    </aside>
  )
}
