import { useState } from 'react'
import { useConsentQuestion } from '../../lib/consent.ts'
import { ConsentChoice } from '../../lib/consent-choice.tsx'
import { useText } from '../../lib/i18n.ts'
import styles from './help-screen.module.css'

/** The question of consent and its answer, to be changed at any time (DEC-21); absent without partners. */
export function HelpPrivacy() {
  const t = useText()
  const question = useConsentQuestion()
  const [, setAnswers] = useState(0)
  if (!question) return null
  return (
    <section id="privacy" className={styles.contact} aria-labelledby="privacy-title">
      <h2 id="privacy-title" className={styles.title}>
        {t('consent.title')}
      </h2>
      <p className={styles.intro}>{t('consent.body', { partners: question.partners.join(', ') })}</p>
      <p className={styles.intro} role="status">
        {t(question.answer ? 'consent.state.yes' : 'consent.state.no')}
      </p>
      <ConsentChoice give={question.give} onGiven={() => setAnswers((count) => count + 1)} />
    </section>
  )
}
