import type { listIdentities, listPasskeys, removeIdentity, removePasskey } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { useAmend } from '../../lib/amend-value.ts'
import { useText } from '../../lib/i18n.ts'
import { useRenew } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useNotices } from '../../ui/notices.tsx'
import styles from './security-list.module.css'
import { SecurityPasswordForm } from './security-password-form.tsx'

/** Calls and texts of a list whose rows the member can remove. */
export interface RemovableRows {
  list: typeof listIdentities | typeof listPasskeys
  remove: typeof removeIdentity | typeof removePasskey
  submit: MessageId
  removed: MessageId
}

/** Removal of one row of a list, which the password confirms. */
export function SecurityRemoval(props: { rows: RemovableRows; id: string; lead: string; onDone: () => void }) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const amend = useAmend()
  const renew = useRenew()
  const { rows, id, lead, onDone } = props
  const remove = async (password: string) => {
    await wps.call(rows.remove, { body: { id, password } })
    amend(rows.list, (known) => known.filter((one) => one.id !== id) as typeof known) // rows of one list
    renew(rows.list)
    notices.toast(t(rows.removed), { tone: 'good' })
    onDone()
  }
  return (
    <SecurityPasswordForm submitLabel={t(rows.submit)} onConfirm={remove}>
      <p className={styles.lead}>{lead}</p>
    </SecurityPasswordForm>
  )
}
