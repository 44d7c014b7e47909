import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { useAttempt } from './session-attempt.ts'
import styles from './session-screen.module.css'

interface SocialButtonProps extends Pick<ButtonProps, 'isBusy' | 'onClick' | 'onPointerDown'> {
  /** Name of the service. */
  name: string
  icon: ReactNode
  /** Failure of the last attempt, shown under the button. */
  problem: ReactNode
}

/** Button of a login by another service: its name next to others of its kind. */
export function SocialButton({ name, icon, problem, ...button }: SocialButtonProps) {
  const t = useText()
  return (
    <div className={styles.service}>
      <Button kind="secondary" isWide aria-label={t('session.login.vendor', { name })} {...button}>
        {icon}
        {name}
      </Button>
      <div className={styles.problem} aria-live="polite">
        {problem}
      </div>
    </div>
  )
}

/** The same with one attempt at a time. */
export function SocialAttemptButton({
  attempt,
  ...button
}: Pick<SocialButtonProps, 'name' | 'icon'> & { attempt: () => Promise<void> }) {
  const messageOf = useFailureMessage()
  const { step, error, start } = useAttempt<never>([])
  return (
    <SocialButton
      {...button}
      isBusy={step === 'processing'}
      onClick={() => void start({}, attempt)}
      problem={messageOf(error)}
    />
  )
}
