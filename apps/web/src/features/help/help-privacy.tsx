import { useEffect, useRef, useState } from 'react'
import { useConsentQuestion } from '../../lib/consent.ts'
import { ConsentChoice, useGiveConsent } from '../../lib/consent-choice.tsx'
import { useText } from '../../lib/i18n.ts'
import { CheckField } from '../../ui/check-field.tsx'
import styles from './help-screen.module.css'

type Question = NonNullable<ReturnType<typeof useConsentQuestion>>

/** The answer to the question of consent by purpose, to be changed at any time (DEC-21); absent without partners. */
export function HelpPrivacy() {
  const [, setAnswers] = useState(0)
  const question = useConsentQuestion()
  return question ? <Choices question={question} onGiven={() => setAnswers((count) => count + 1)} /> : null
}

function Choices({ question, onGiven }: { question: Question; onGiven: () => void }) {
  const { purposes, allowed = [], give } = question
  const t = useText()
  const section = useRef<HTMLElement>(null)
  const answer = useGiveConsent(give, onGiven)
  // The section comes with a call, after the browser has looked for the address's fragment.
  useEffect(() => {
    if (location.hash === `#${section.current?.id}`) section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} id="privacy" className={styles.privacy} aria-labelledby="privacy-title">
      <h2 id="privacy-title" className={styles.title}>
        {t('consent.title')}
      </h2>
      <p className={styles.partners}>{t('consent.body')}</p>
      {purposes.map(({ purpose, partners }) => (
        <div key={purpose}>
          <CheckField
            role="switch"
            label={<strong className={`${styles.title} ${styles.purpose}`}>{t(`consent.purpose.${purpose}`)}</strong>}
            checked={allowed.includes(purpose)}
            onChange={(event) => {
              const others = allowed.filter((one) => one !== purpose)
              answer(event.currentTarget.checked ? [...others, purpose] : others)
            }}
          />
          <p className={styles.partners}>{t(`consent.about.${purpose}`, { partners: partners.join(', ') })}</p>
        </div>
      ))}
      <ConsentChoice purposes={purposes} onAnswer={answer} />
    </section>
  )
}
