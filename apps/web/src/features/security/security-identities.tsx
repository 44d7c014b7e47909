import { type Identity, type IdentityKind, identityNames, listIdentities, removeIdentity } from '@foyer/contract'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ChevronRight, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useValue } from '../../lib/queries.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './security-list.module.css'
import { type RemovableRows, SecurityRemoval } from './security-removal.tsx'

const removableIdentities: RemovableRows = {
  list: listIdentities,
  remove: removeIdentity,
  submit: 'security.identities.remove',
  removed: 'security.identities.removed',
}

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
        {opened && (
          <SecurityRemoval
            key={opened.id}
            rows={removableIdentities}
            id={opened.id}
            lead={t('security.identities.remove.lead', { service: identityNames[opened.kind] })}
            onDone={close}
          />
        )}
      </Sheet>
    </>
  )
}

const nameOf = (kind: IdentityKind | undefined) => (kind ? identityNames[kind] : '')

function IdentityRow({ identity: { kind, name, createdAt, lastUsedAt } }: { identity: Identity }) {
  const t = useText()
  const formatDateTime = useDateTime()
  return (
    <ListRow
      icon={<Link2 size={20} aria-hidden="true" />}
      title={identityNames[kind]}
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
