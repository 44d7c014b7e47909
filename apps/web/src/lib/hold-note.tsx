import { useText } from './i18n.ts'
import { useSettings } from './queries.ts'
import { useDuration } from './use-duration.ts'

export interface HoldNoteProps {
  text: 'security.contacts.hold' | 'security.passkeys.hold' | 'session.password.hold' | 'verification.recovery.hold'
  className?: string | undefined
}

/** For how long a change pauses withdrawals (T37); nothing where it does not, or where the platform does not say. */
export function HoldNote({ text, className }: HoldNoteProps) {
  const t = useText()
  const formatDuration = useDuration()
  const { withdrawalHoldSeconds } = useSettings()
  return withdrawalHoldSeconds ? (
    <p className={className}>{t(text, { duration: formatDuration(withdrawalHoldSeconds) })}</p>
  ) : null
}
