import { type MemberInfo, memberInfo } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { Pencil, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import type { SessionInfo } from '../../lib/storage.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { MemberAvatar } from './member-avatar.tsx'
import { findVipLevel, kindOfMember } from './member-links.rules.ts'
import styles from './member-profile.module.css'

const MemberProfileForm = lazyChunk(async () => (await import('./member-profile-form.tsx')).MemberProfileForm)

/** Icon, name and kind of the account, and its registration date; icon and nickname are the member's choice (MEMB-05). */
export function MemberProfile({ session }: { session: SessionInfo }) {
  const t = useText()
  const member = useValue(memberInfo, {}).data
  const nickname = (member ? member.nickname : session.nickname) ?? null
  const { session: store } = useServices()
  useEffect(() => {
    // Chosen on another device, or in another tab.
    if (member && (member.nickname ?? undefined) !== session.nickname) store.rename(member.nickname)
  }, [member, session.nickname, store])
  const vipLevel = findVipLevel(member?.clubLabel)
  return (
    <section className={styles.profile}>
      <MemberAvatar avatar={member?.avatar ?? null} userName={session.userName} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{nickname ?? session.userName}</bdi>
        </h2>
        {nickname !== null && (
          <p className={styles.account}>
            <bdi>{session.userName}</bdi>
          </p>
        )}
        <p className={styles.kind}>{t(`member.type.${kindOfMember(session.type)}`)}</p>
        {vipLevel && <p className={styles.kind}>{t('member.vip', { level: vipLevel })}</p>}
        <Since />
      </div>
      {member?.avatar !== undefined && <Editing member={member} />}
    </section>
  )
}

/** Absent on a platform without a choice. */
function Editing({ member }: { member: MemberInfo }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.edit} aria-label={t('member.profile.edit')} onClick={() => setOpen(true)}>
        <Pencil size={20} aria-hidden="true" />
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={t('member.profile.title')} closeLabel={t('close')}>
        <MemberProfileForm member={member} onDone={close} onFail={close} />
      </Sheet>
    </>
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
