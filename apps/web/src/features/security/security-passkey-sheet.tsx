import {
  findPasskeyNameProblem,
  listPasskeys,
  type Passkey,
  passkeyNameMaxLength,
  removePasskey,
  renamePasskey,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Button } from '@foyer/ui/button'
import { useState } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useText } from '../../lib/i18n.ts'
import { useRenew } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './security-list.module.css'
import { type RemovableRows, SecurityRemoval } from './security-removal.tsx'

const removablePasskeys: RemovableRows = {
  list: listPasskeys,
  remove: removePasskey,
  submit: 'security.passkeys.remove',
  removed: 'security.passkeys.removed',
}

/** One passkey: its name, and its removal, which the password confirms. */
export function SecurityPasskeySheet({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useText()
  const [isRemoving, setRemoving] = useState(false)
  const lead = t('security.passkeys.remove.lead')
  if (isRemoving) return <SecurityRemoval rows={removablePasskeys} id={passkey.id} lead={lead} onDone={onDone} />
  return (
    <div className={styles.part}>
      <Naming passkey={passkey} onDone={onDone} />
      <Button kind="danger" isWide onClick={() => setRemoving(true)}>
        {t('security.passkeys.remove')}
      </Button>
    </div>
  )
}

function Naming({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const amend = useAmend()
  const renew = useRenew()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['name'])
  const save = async (name: string) => {
    const renamed = await wps.call(renamePasskey, { body: { id: passkey.id, name } })
    amend(listPasskeys, (known) => known.map((one) => (one.id === renamed.id ? renamed : one)))
    renew(listPasskeys)
    notices.toast(t('security.passkeys.saved'), { tone: 'good' })
    onDone()
  }
  return (
    <Form
      onSubmit={(data) => {
        const name = String(data.get('name') ?? '')
        const problem = findPasskeyNameProblem(name)
        // The bounds return text ids of the noun `field`.
        void submit(problem ? { name: problem as MessageId } : {}, () => save(name)) // a text id, as said
      }}
      onEdit={edit}
      submitLabel={t('security.passkeys.save')}
      isBusy={isBusy}
      error={messageOf(error)}
    >
      <TextField
        name="name"
        label={t('security.passkeys.name')}
        defaultValue={passkey.name ?? ''}
        maxLength={passkeyNameMaxLength}
        autoComplete="off"
        error={problems.name && t(problems.name)}
      />
    </Form>
  )
}
