import { type Identity, type IdentityKind, listIdentities, removeIdentity } from '@foyer/contract'
import { ChevronRight, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { socialNames } from '../../lib/social-pending.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { EmptyState, SkeletonList } from '../../ui/states.tsx'
import styles from './security-list.module.css'
import { SecurityPasswordForm } from './security-password-form.tsx'

/** Accounts of other services by which the member logs in (DEC-30). */
export function SecurityIdentities() {
  const t = useText()
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('security.identities')}</h2>
        <p className={styles.lead}>{t('security.identities.lead')}</p>
      </header>
      <Identities />
    </section>
  )
}

function Identities() {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useValue(listIdentities, {})
  const [openId, setOpenId] = useState<string>()
  const opened = data?.find(({ id }) => id === openId)
  if (isPending && !error) return <SkeletonList rows={2} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data.length === 0)
    return <EmptyState icon={<Link2 size={28} aria-hidden="true" />} title={t('security.identities.empty')} />
  const close = () => setOpenId(undefined)
  return (
    <>
      <List label={t('security.identities')}>
        {data.map((identity) => (
          <li key={identity.id}>
            <button type="button" onClick={() => setOpenId(identity.id)} aria-haspopup="dialog">
              <IdentityRow identity={identity} />
            </button>
          </li>
        ))}
      </List>
      <Sheet isOpen={opened !== undefined} onClose={close} title={nameOf(opened?.kind)} closeLabel={t('close')}>
        {opened && <Removal key={opened.id} identity={opened} onDone={close} />}
      </Sheet>
    </>
  )
}

const nameOf = (kind: IdentityKind | undefined) => (kind ? socialNames[kind] : '')

function IdentityRow({ identity: { kind, name, createdAt, lastUsedAt } }: { identity: Identity }) {
  const t = useText()
  const formatDateTime = useDateTime()
  return (
    <ListRow
      icon={<Link2 size={20} aria-hidden="true" />}
      title={socialNames[kind]}
      detail={
        <span className={styles.lines}>
          {name !== null && <bdi>{name}</bdi>}
          <span>
            {lastUsedAt === null
              ? t('security.identities.created', { date: formatDateTime(createdAt, 'date') })
              : t('security.identities.used', { date: formatDateTime(lastUsedAt, 'date') })}
          </span>
        </span>
      }
      value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
    />
  )
}

function Removal({ identity: { id, kind }, onDone }: { identity: Identity; onDone: () => void }) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const amend = useAmend()
  const renew = useRenew()
  const remove = async (password: string) => {
    await wps.call(removeIdentity, { body: { id, password } })
    amend(listIdentities, (known) => known.filter((one) => one.id !== id))
    renew(listIdentities)
    notices.toast(t('security.identities.removed'), { tone: 'good' })
    onDone()
  }
  return (
    <SecurityPasswordForm submitLabel={t('security.identities.remove')} onConfirm={remove}>
      <p className={styles.lead}>{t('security.identities.remove.lead', { service: socialNames[kind] })}</p>
    </SecurityPasswordForm>
  )
}
