import type { PasswordStrength } from '@foyer/contract'
import { useText } from './i18n.ts'
import styles from './password-meter.module.css'

const levels: readonly PasswordStrength[] = ['weak', 'fair', 'strong']
const words = {
  weak: 'field.password.weak',
  fair: 'field.password.fair',
  strong: 'field.password.strong',
} as const

/** Strength of a typed password as bars and in words; nothing while it is unknown. A change is announced. */
export function PasswordMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const t = useText()
  const reached = strength === undefined ? -1 : levels.indexOf(strength)
  return (
    <div className={styles.meter} role="status" data-strength={strength}>
      {strength !== undefined && (
        <>
          <span className={styles.bars} aria-hidden="true">
            {levels.map((level, index) => (
              <span key={level} className={styles.bar} data-reached={index <= reached || undefined} />
            ))}
          </span>
          <span>{t('field.password.strength', { strength: t(words[strength]) })}</span>
        </>
      )}
    </div>
  )
}
