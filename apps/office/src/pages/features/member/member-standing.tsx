import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listLabels, resetMemberFactors, setMemberLabel, setMemberType } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { nameMemberType } from '../../lib/member-type.rules.ts'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import type { MemberTabProps } from './member.types.ts'

/** Types that staff gives: usual members and agents. */
const types = [0, 1, 2] as const
type Opened = 'type' | 'label' | 'factors'

/** Type, club label and second factors, each changed with a reason. */
export function MemberStanding({ member, onChanged }: MemberTabProps) {
  const { t } = useTranslation()
  const { merchant, canDo } = useOffice()
  const [opened, setOpened] = useState<Opened>()
  const labels = useQuery({ queryKey: [merchant.code, 'labels'], queryFn: () => listLabels({}, merchant.code) })
  const label = labels.data?.items.find(({ id }) => id === member.labelId)
  const { methods, passkeys } = member.factors
  const rows = [
    {
      id: 'type' as const,
      name: t('office.members.type'),
      value: t(nameMemberType(member.type)),
      canChange: canDo('owner') && types.some((one) => one === member.type),
      change: t('office.member.type.change'),
    },
    {
      id: 'label' as const,
      name: t('office.member.label'),
      value: label?.name ?? member.labelId ?? '–',
      canChange: canDo('owner', 'support', 'risk'),
      change: t('office.member.label.change'),
    },
    {
      id: 'factors' as const,
      name: t('office.member.factors'),
      value: t('office.member.factors.value', { methods, passkeys }),
      canChange: canDo('owner', 'support', 'risk') && methods + passkeys > 0,
      change: t('office.member.factors.reset'),
    },
  ]
  const close = () => setOpened(undefined)
  const done = (outcome?: Parameters<MemberTabProps['onChanged']>[0]) => {
    close()
    onChanged(outcome)
  }
  return (
    <Stack gap="xs" mt="xs">
      {rows.map(({ id, name, value, canChange, change }) => (
        <Group key={id} justify="space-between">
          <Text>
            {name}: {value}
          </Text>
          {canChange ? (
            <Button size="xs" variant="default" onClick={() => setOpened(id)}>
              {change}
            </Button>
          ) : null}
        </Group>
      ))}
      {opened === 'type' ? <TypeDialog member={member} onChanged={done} onClose={close} /> : null}
      {opened === 'label' ? (
        <LabelDialog member={member} labels={labels.data?.items ?? []} onChanged={done} onClose={close} />
      ) : null}
      {opened === 'factors' ? (
        <ReasonDialog
          title={`${t('office.member.factors.reset')}: ${member.username}`}
          submit={t('office.member.ask')}
          run={(reason) => resetMemberFactors({ body: { memberId: member.id, reason } }, merchant.code)}
          onDone={done}
          onClose={close}
        >
          {() => <Text size="sm">{t('office.member.factors.hint')}</Text>}
        </ReasonDialog>
      ) : null}
    </Stack>
  )
}

const refusals = { request_conflict: 'office.member.changed' } as const

function TypeDialog({ member, onChanged, onClose }: MemberTabProps & { onClose(): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [to, setTo] = useState<(typeof types)[number]>(member.type === 0 ? 1 : 0)
  const from = types.find((one) => one === member.type) ?? 0
  return (
    <ReasonDialog
      title={`${t('office.member.type.change')}: ${member.username}`}
      submit={t('office.member.type.change')}
      refusals={refusals}
      run={(reason) => setMemberType({ body: { memberId: member.id, from, to, reason } }, merchant.code)}
      onDone={onChanged}
      onClose={onClose}
    >
      {() => (
        <NativeSelect
          label={t('office.members.type')}
          description={t('office.member.type.hint')}
          value={String(to)}
          onChange={({ currentTarget: { value } }) => setTo(types.find((one) => String(one) === value) ?? 0)}
          data={types.map((one) => ({ value: String(one), label: t(`office.type.${one}`) }))}
        />
      )}
    </ReasonDialog>
  )
}

function LabelDialog({
  member,
  labels,
  onChanged,
  onClose,
}: MemberTabProps & { labels: readonly { id: string; name: string }[]; onClose(): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [to, setTo] = useState(member.labelId ?? '')
  return (
    <ReasonDialog
      title={`${t('office.member.label.change')}: ${member.username}`}
      submit={t('office.member.label.change')}
      refusals={refusals}
      run={(reason) => {
        const body = { memberId: member.id, from: member.labelId, to: to === '' ? null : to, reason }
        return setMemberLabel({ body }, merchant.code)
      }}
      onDone={() => onChanged()}
      onClose={onClose}
    >
      {() => (
        <NativeSelect
          label={t('office.member.label')}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          data={[
            { value: '', label: t('office.member.label.none') },
            ...labels.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
          ]}
        />
      )}
    </ReasonDialog>
  )
}
