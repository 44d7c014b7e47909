import { identityNames } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from './i18n.ts'
import { SafeImage } from './safe-image.tsx'
import { useServices } from './services.tsx'
import { clearPending, type SocialPending } from './social-pending.ts'
import styles from './social-pending-note.module.css'

/** The pending identity above a form that binds it, with a way to give it up (CONF-14). */
export function SocialPendingNote({ pending, onCancel }: { pending: SocialPending; onCancel: () => void }) {
  const t = useText()
  const { storage } = useServices()
  const cancel = () => {
    clearPending(storage)
    onCancel()
  }
  return (
    <section className={styles.note} aria-label={t('verification.social')}>
      <SocialPerson pending={pending}>
        <Button kind="secondary" onClick={cancel}>
          {t('cancel')}
        </Button>
      </SocialPerson>
      <p className={styles.text}>{t('verification.social')}</p>
    </section>
  )
}

/** Picture, name and service of a pending identity (SOC-05, OPEN-81); without a permitted picture a drawn one. */
export function SocialPerson({ pending: { kind, name, picture }, children }: PersonProps) {
  return (
    <div className={styles.person}>
      <span className={styles.picture}>
        <UserRound size={22} aria-hidden="true" />
        {picture && <SafeImage src={picture} width={44} height={44} referrerPolicy="no-referrer" />}
      </span>
      <span className={styles.names}>
        {name && <bdi className={styles.name}>{name}</bdi>}
        <span className={styles.service}>{identityNames[kind]}</span>
      </span>
      {children}
    </div>
  )
}

interface PersonProps {
  pending: SocialPending
  /** An action beside the person. */
  children?: ReactNode
}
