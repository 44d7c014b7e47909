import { Button } from '../ui/button.tsx'
import { useNotices } from '../ui/notices.tsx'
import type { useConsentQuestion } from './consent.ts'
import styles from './consent-choice.module.css'
import { useText } from './i18n.ts'

type Question = NonNullable<ReturnType<typeof useConsentQuestion>>

export interface ConsentChoiceProps extends Pick<Question, 'give'> {
  onGiven: () => void
}

/** The two answers, alike in size and form: "no" is as easy as "yes" (DEC-21). */
export function ConsentChoice({ give, onGiven }: ConsentChoiceProps) {
  const t = useText()
  const notices = useNotices()
  const answer = (isAllowed: boolean) => {
    onGiven()
    give(isAllowed).then(
      () => notices.toast(t('consent.saved')),
      // A "no" holds in this browser all the same; a "yes" counts only once the server has it.
      () => isAllowed && notices.toast(t('consent.failed'), { tone: 'bad' }),
    )
  }
  return (
    <div className={styles.answers}>
      <Button kind="secondary" isWide onClick={() => answer(false)}>
        {t('consent.no')}
      </Button>
      <Button kind="secondary" isWide onClick={() => answer(true)}>
        {t('consent.yes')}
      </Button>
    </div>
  )
}
