import type { StaffRole } from '@foyer/contract'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { changeRoles, inviteStaff } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'

/** All of them: a missing one fails the type check. */
const roles = Object.keys({
  owner: true,
  finance: true,
  support: true,
  content: true,
  risk: true,
} satisfies Record<StaffRole, true>) as StaffRole[] // Object.keys loses the literal keys

const refusals = { request_conflict: 'office.staff.conflict' } as const
const MAX_NAME = 100

export function StaffInviteDialog({
  onInvited,
  onClose,
}: {
  onInvited(invited: { email: string; invitation: string | null }): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<StaffRole[]>([])
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim())
  return (
    <ReasonDialog
      title={t('office.staff.invite')}
      submit={t('office.staff.invite')}
      refusals={refusals}
      isReady={isEmail && name.trim() !== '' && chosen.length > 0}
      run={(reason) => {
        const body = { email: email.trim(), name: name.trim(), roles: chosen, reason }
        return inviteStaff({ body }, merchant.code)
      }}
      onDone={({ invitation }) => onInvited({ email: email.trim(), invitation })}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextInput
            label={t('office.staff.email')}
            type="email"
            maxLength={200}
            data-autofocus
            error={isTried && !isEmail ? t('office.staff.email.wrong') : undefined}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextInput
            label={t('office.staff.name')}
            maxLength={MAX_NAME}
            error={isTried && name.trim() === '' ? t('office.staff.name.missing') : undefined}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <RoleChoice
            chosen={chosen}
            onChange={setChosen}
            error={isTried && chosen.length === 0 ? t('office.staff.roles.missing') : undefined}
          />
        </>
      )}
    </ReasonDialog>
  )
}

export function StaffRolesDialog({
  person,
  onDone,
  onClose,
}: {
  person: { id: string; name: string; roles: StaffRole[] }
  onDone(): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [chosen, setChosen] = useState(person.roles)
  return (
    <ReasonDialog
      title={`${t('office.staff.change')}: ${person.name}`}
      submit={t('office.staff.change')}
      refusals={refusals}
      run={(reason) => changeRoles({ body: { personId: person.id, roles: chosen, reason } }, merchant.code)}
      onDone={onDone}
      onClose={onClose}
    >
      {() => <RoleChoice chosen={chosen} onChange={setChosen} hint={t('office.staff.remove.hint')} />}
    </ReasonDialog>
  )
}

function RoleChoice({
  chosen,
  onChange,
  hint,
  error,
}: {
  chosen: StaffRole[]
  onChange(roles: StaffRole[]): void
  hint?: string
  error?: string | undefined
}) {
  const { t } = useTranslation()
  return (
    <Checkbox.Group
      label={t('office.staff.roles')}
      description={hint}
      error={error}
      value={chosen}
      onChange={(values) => onChange(roles.filter((role) => values.includes(role)))}
    >
      <Group mt="xs">
        {roles.map((role) => (
          <Checkbox key={role} value={role} label={t(`office.role.${role}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
