import type { EndpointValue, listLabels as listCall } from '@foyer/contract'
import { Button, Checkbox, Group, NumberInput, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createLabel, listLabels, renameLabel } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type Label = EndpointValue<typeof listCall>['items'][number]
const MAX_RANK = 99
/** Of a label that is not there yet. */
const blank: Label = { id: '', name: '', type: 'MANUAL', rankLevel: 0, version: 0 }

/** Club labels of the merchant: contacts and games know members by them. */
export function LabelScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [opened, setOpened] = useState<Label>()
  const query = useQuery({ queryKey: [merchant.code, 'labels'], queryFn: () => listLabels({}, merchant.code) })
  const columns = [
    { id: 'name', head: t('office.label.name'), cell: (row: Label) => row.name },
    { id: 'id', head: t('office.label.id'), cell: (row: Label) => row.id },
    { id: 'rank', head: t('office.label.rank'), cell: (row: Label) => row.rankLevel, isNumber: true },
    { id: 'vip', head: t('office.label.vip'), cell: (row: Label) => (row.type === 'AUTO' ? t('office.yes') : '–') },
    {
      id: 'change',
      head: '',
      cell: (row: Label) => (
        <Button
          size="xs"
          variant="default"
          aria-label={`${t('office.label.change')}: ${row.name}`}
          onClick={() => setOpened(row)}
        >
          {t('office.label.change')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.labels.title')}</Title>
        <Button onClick={() => setOpened(blank)}>{t('office.label.add')}</Button>
      </Group>
      <Text c="dimmed">{t('office.labels.hint')}</Text>
      <Loaded query={query}>
        {({ items }) => (
          <DataTable
            label={t('office.labels.title')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('office.labels.empty')}
          />
        )}
      </Loaded>
      {opened === undefined ? null : (
        <LabelDialog
          label={opened}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            void query.refetch()
          }}
        />
      )}
    </>
  )
}

/** A new label, or the change of a known one, whose id stays. */
function LabelDialog({ label, onDone, onClose }: { label: Label; onDone(): void; onClose(): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [fields, setFields] = useState(label)
  const isNew = label.version === 0
  const isId = /^[\w-]{1,40}$/.test(fields.id)
  const isNamed = fields.name.trim() !== ''
  const verb = isNew ? t('office.label.add') : t('office.label.change')
  return (
    <ReasonDialog
      title={isNew ? verb : `${verb}: ${label.name}`}
      submit={verb}
      refusals={{ request_conflict: isNew ? 'office.label.taken' : 'office.member.changed' }}
      isReady={isId && isNamed}
      run={(reason) => {
        const { version, ...rest } = fields
        return isNew
          ? createLabel({ body: { ...rest, reason } }, merchant.code)
          : renameLabel({ body: { ...rest, version, reason } }, merchant.code)
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {isNew ? (
            <TextInput
              label={t('office.label.id')}
              description={t('office.label.id.hint')}
              maxLength={40}
              data-autofocus
              error={isTried && !isId ? t('office.label.id.wrong') : undefined}
              value={fields.id}
              onChange={(event) => setFields({ ...fields, id: event.currentTarget.value })}
            />
          ) : null}
          <TextInput
            label={t('office.label.name')}
            maxLength={60}
            error={isTried && !isNamed ? t('office.staff.name.missing') : undefined}
            value={fields.name}
            onChange={(event) => setFields({ ...fields, name: event.currentTarget.value })}
          />
          <NumberInput
            label={t('office.label.rank')}
            min={0}
            max={MAX_RANK}
            allowDecimal={false}
            clampBehavior="strict"
            value={fields.rankLevel}
            onChange={(value) => setFields({ ...fields, rankLevel: Number(value) || 0 })}
          />
          <Checkbox
            label={t('office.label.vip.hint')}
            checked={fields.type === 'AUTO'}
            onChange={(event) => setFields({ ...fields, type: event.currentTarget.checked ? 'AUTO' : 'MANUAL' })}
          />
        </>
      )}
    </ReasonDialog>
  )
}
