import type { ConsentPurpose } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import type { ReactNode } from 'react'
import { useNotices } from '../ui/notices.tsx'
import type { useConsentQuestion } from './consent.ts'
import styles from './consent-choice.module.css'
import { useText } from './i18n.ts'

type Question = NonNullable<ReturnType<typeof useConsentQuestion>>

/** Gives an answer and says whether it is stored. */
export function useGiveConsent(give: Question['give'], onGiven: () => void): (purposes: ConsentPurpose[]) => void {
  const t = useText()
  const notices = useNotices()
  return (purposes) => {
    const answered = give(purposes)
    onGiven()
    answered.then(
      () => notices.toast(t('consent.saved')),
      // A "no" holds in this browser all the same; a "yes" only once the server has it. Both are sent again.
      () => purposes.length > 0 && notices.toast(t('consent.failed'), { tone: 'bad' }),
    )
  }
}

/** The two answers to everything, alike in size and form: "no" is as easy as "yes" (DEC-21). `children`: a third way. */
export function ConsentChoice({
  purposes,
  onAnswer,
  children,
}: Pick<Question, 'purposes'> & { onAnswer: (purposes: ConsentPurpose[]) => void; children?: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.answers}>
      <Button kind="secondary" isWide onClick={() => onAnswer([])}>
        {t('consent.no')}
      </Button>
      <Button kind="secondary" isWide onClick={() => onAnswer(purposes.map(({ purpose }) => purpose))}>
        {t('consent.yes')}
      </Button>
      {children}
    </div>
  )
}
