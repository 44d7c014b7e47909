import {
  addPasskey,
  listPasskeys,
  PASSKEY_LIMIT,
  type Passkey,
  playsForFun,
  startPasskey,
  withdrawalCards,
} from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ChevronRight, Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useDateTime } from '../../lib/format.ts'
import { HoldNote } from '../../lib/hold-note.tsx'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { loadPasskeys, useHasPasskeys } from '../../lib/passkey-support.ts'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useDeviceName } from './security-device.tsx'
import styles from './security-list.module.css'
import { SecurityPasskeySheet } from './security-passkey-sheet.tsx'
import { SecurityPasswordForm } from './security-password-form.tsx'

/** The member's passkeys (DEC-30). */
export function SecurityPasskeys() {
  const t = useText()
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('security.passkeys')}</h2>
        <p className={styles.lead}>{t('security.passkeys.lead')}</p>
      </header>
      <Passkeys />
    </section>
  )
}

function Passkeys() {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useValue(listPasskeys, {})
  const [openId, setOpenId] = useState<string>()
  const opened = data?.find(({ id }) => id === openId)
  if (isPending && !error) return <SkeletonList rows={2} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  const close = () => setOpenId(undefined)
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<Fingerprint size={28} aria-hidden="true" />} title={t('security.passkeys.empty')} />
      ) : (
        <List label={t('security.passkeys')}>
          {data.map((passkey) => (
            <li key={passkey.id}>
              <button type="button" onClick={() => setOpenId(passkey.id)} aria-haspopup="dialog">
                <PasskeyRow passkey={passkey} />
              </button>
            </li>
          ))}
        </List>
      )}
      <Adding count={data.length} />
      <Sheet isOpen={opened !== undefined} onClose={close} title={t('security.passkeys.one')} closeLabel={t('close')}>
        {opened && <SecurityPasskeySheet key={opened.id} passkey={opened} onDone={close} />}
      </Sheet>
    </>
  )
}

function PasskeyRow({ passkey: { name, device, host, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const nameDevice = useDeviceName()
  const { origin } = useServices()
  return (
    <ListRow
      icon={<Fingerprint size={20} aria-hidden="true" />}
      title={<bdi>{name ?? nameDevice(device)}</bdi>}
      detail={
        <span className={styles.lines}>
          <span>{t('security.passkeys.created', { date: formatDateTime(createdAt, 'date') })}</span>
          {lastUsedAt !== null && (
            <span>{t('security.passkeys.used', { date: formatDateTime(lastUsedAt, 'date') })}</span>
          )}
          {host !== new URL(origin).hostname && <span>{t('security.passkeys.host', { host })}</span>}
        </span>
      }
      value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
    />
  )
}

/** Adds a passkey of this device, after the password. */
function Adding({ count }: { count: number }) {
  const t = useText()
  const member = useSession()
  const { wps } = useServices()
  const notices = useNotices()
  const amend = useAmend()
  const renew = useRenew()
  const [isOpen, setOpen] = useState(false)
  const hasPasskeys = useHasPasskeys()
  if (!hasPasskeys) return <p className={styles.note}>{t('security.passkeys.unsupported')}</p>
  if (count >= PASSKEY_LIMIT)
    return <p className={styles.note}>{t('security.passkeys.limit', { count: PASSKEY_LIMIT })}</p>
  const add = async (password: string) => {
    const { createPasskey } = await loadPasskeys()
    const options = await wps.call(startPasskey, { body: { password } })
    const added = await wps.call(addPasskey, { body: { response: await createPasskey(options) } })
    amend(listPasskeys, (known) => [added, ...known.filter(({ id }) => id !== added.id)])
    renew(listPasskeys, withdrawalCards)
    notices.toast(t('security.passkeys.added'), { tone: 'good' })
    setOpen(false)
  }
  return (
    <>
      <Button isWide onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('security.passkeys.add')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('security.passkeys.add')} closeLabel={t('close')}>
        <SecurityPasswordForm submitLabel={t('security.passkeys.next')} onConfirm={add}>
          <p className={styles.lead}>{t('security.passkeys.add.lead')}</p>
          {member && !playsForFun(member.type) && <HoldNote text="security.passkeys.hold" className={styles.note} />}
        </SecurityPasswordForm>
      </Sheet>
    </>
  )
}
