import type { ReactNode } from 'react'
import { useFailureMessage } from '../../lib/report.ts'
import { Button } from '../../ui/button.tsx'
import { useAttempt } from './session-attempt.ts'
import styles from './session-screen.module.css'

/** Button of a social login below the form; its failure stands under it. */
export function SocialButton({
  attempt,
  label,
  icon,
}: {
  attempt: () => Promise<void>
  label: string
  icon: ReactNode
}) {
  const messageOf = useFailureMessage()
  const { step, error, start } = useAttempt<never>([])
  return (
    <div className={styles.other}>
      <Button kind="secondary" isWide isBusy={step === 'processing'} onClick={() => void start({}, attempt)}>
        {icon}
        {label}
      </Button>
      <p className={styles.problem} aria-live="polite">
        {messageOf(error)}
      </p>
    </div>
  )
}
