import { useRef, useState } from 'react'
import { useConsentQuestion } from '../../lib/consent.ts'
import { ConsentChoice, useGiveConsent } from '../../lib/consent-choice.tsx'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { matchRoute } from '../../routes.rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import styles from './consent-bar.module.css'
import { useTurn } from './overlay-turns.tsx'

/** The page with the switch of each purpose: there the question is part of the page. */
const settingsPath = '/m/helpCenter'

type Question = NonNullable<ReturnType<typeof useConsentQuestion>>

/** The question of consent at the foot of public pages (DEC-21): no wall, and nothing without partners. */
export function ConsentBar() {
  const { path } = useAddress()
  const question = useConsentQuestion()
  const [isGiven, setGiven] = useState(false)
  const isAsked = question !== undefined && question.allowed === undefined && !isGiven
  const isPlace = matchRoute(path)?.allowsThirdParties === true && path !== settingsPath
  const isTurn = useTurn('consent', isAsked && isPlace)
  if (!isTurn || !question) return null
  return <Bar question={question} onGiven={() => setGiven(true)} />
}

function Bar({ question: { purposes, give }, onGiven }: { question: Question; onGiven: () => void }) {
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
