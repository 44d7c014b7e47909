import { memberInfo } from '@foyer/contract'
import { RotateCw } from 'lucide-react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'
import type { SessionInfo } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { kindOfMember } from './member-links.rules.ts'
import styles from './member-profile.module.css'

/** Name and kind of the account, from the session, and its registration date. */
export function MemberProfile({ session }: { session: SessionInfo }) {
  const t = useText()
  return (
    <section className={styles.profile}>
      <span className={styles.avatar} aria-hidden="true">
        {session.userName.slice(0, 1).toUpperCase()}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{session.userName}</bdi>
        </h2>
        <p className={styles.kind}>{t(`member.type.${kindOfMember(session.type)}`)}</p>
        <Since />
      </div>
    </section>
  )
}

function Since() {
  const t = useText()
  const formatDateTime = useDateTime()
  const { data, error, refetch, isFetching } = useValue(memberInfo, {})
  if (error && !data)
    return (
      <Button kind="quiet" isSmall isBusy={isFetching} onClick={() => void refetch()}>
        <RotateCw size={16} aria-hidden="true" />
        {t('retry')}
      </Button>
    )
  if (!data) return <Skeleton size="word" />
  if (data.registeredAt === '') return null
  return <p className={styles.since}>{t('member.since', { date: formatDateTime(data.registeredAt, 'date') })}</p>
}
