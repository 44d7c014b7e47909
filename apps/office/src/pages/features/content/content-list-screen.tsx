import type { ContentKind } from '@foyer/contract'
import { ActionIcon, Badge, Group, NativeSelect, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFilters } from '../../lib/address-filter.tsx'
import { listContent, moveContent } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedRows, usePages } from '../../lib/paged-rows.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './content.module.css'
import { kinds, orderedKinds, states } from './content.rules.ts'
import type { Summary } from './content.types.ts'

const colours = { draft: 'gray', scheduled: 'blue', live: 'green', ended: 'orange', archived: 'gray' } as const

/** State of an item, and whether a newer version is being written. */
export function StateBadges({ state, hasDraft }: Pick<Summary, 'state' | 'hasDraft'>) {
  const { t } = useTranslation()
  return (
    <Group gap={4}>
      <Badge color={colours[state]} variant="light" className={styles.badge}>
        {t(`office.content.state.${state}`)}
      </Badge>
      {hasDraft ? (
        <Badge color="yellow" variant="light" className={styles.badge}>
          {t('office.content.changed')}
        </Badge>
      ) : null}
    </Group>
  )
}

/** Items of a kind; kind and state stand in the address. */
export function ContentListScreen() {
  const { t } = useTranslation()
  const { merchant, canDo } = useOffice()
  const { choice, set } = useFilters({ isStep: true })
  const isWriter = canDo('owner', 'content')
  const offered: readonly ContentKind[] = isWriter ? kinds : ['contact']
  const kind = choice('kind', offered) ?? offered[0] ?? 'contact'
  const state = choice('state', states)
  const query = usePages([merchant.code, 'content', kind, state], (after: string | undefined) =>
    listContent({ query: { kind, state, after } }, merchant.code),
  )
  return (
    <>
      <Title order={1}>{t('office.content.title')}</Title>
      <Group align="end">
        <NativeSelect
          label={t('office.content.kind')}
          data={offered.map((one) => ({ value: one, label: t(`office.content.kind.${one}`) }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => set('kind', value)}
        />
        <NativeSelect
          label={t('office.content.state')}
          data={[
            { value: '', label: t('office.content.state.all') },
            ...states.map((one) => ({ value: one, label: t(`office.content.state.${one}`) })),
          ]}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => set('state', value)}
        />
        {isWriter ? (
          <Link href={`/${merchant.code}/content/${kind}.new`} className={styles.button}>
            {t('office.content.new')}
          </Link>
        ) : null}
      </Group>
      <PagedRows query={query}>
        {(items) => (
          <Items kind={kind} items={items} canMove={isWriter && state === undefined && orderedKinds.includes(kind)} />
        )}
      </PagedRows>
    </>
  )
}

function Items({ kind, items, canMove }: { kind: ContentKind; items: readonly Summary[]; canMove: boolean }) {
  const translation = useTranslation()
  const { t, tag } = translation
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const nameOf = ({ title }: Summary) => title || t('office.content.untitled')

  async function move(id: string, behind: string | null) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await moveContent({ body: { kind, id, behind } }, merchant.code)
    } catch (error) {
      setFailure(describeFailure(error, translation))
    }
    await client.invalidateQueries({ queryKey: [merchant.code, 'content'] })
    setIsBusy(false)
  }

  const columns = [
    {
      id: 'name',
      head: t('office.content.name'),
      cell: (row: Summary) => <Link href={`/${merchant.code}/content/${kind}.${row.id}`}>{nameOf(row)}</Link>,
    },
    { id: 'detail', head: t('office.content.detail'), cell: (row: Summary) => row.detail },
    { id: 'state', head: t('office.content.state'), cell: (row: Summary) => <StateBadges {...row} /> },
    { id: 'period', head: t('office.content.period'), cell: writePeriod },
    {
      id: 'updated',
      head: t('office.content.updated'),
      cell: (row: Summary) =>
        t('office.content.by', {
          name: row.updatedBy || t('office.content.command'),
          time: formatTime(row.updatedAt, tag),
        }),
    },
    ...(canMove
      ? [
          {
            id: 'order',
            head: t('office.content.order'),
            cell: (row: Summary) => {
              const place = items.indexOf(row)
              const next = items[place + 1]
              return (
                <Group gap={4} wrap="nowrap">
                  <ActionIcon
                    variant="default"
                    disabled={place === 0 || isBusy}
                    aria-label={t('office.content.up', { title: nameOf(row) })}
                    onClick={() => void move(row.id, items[place - 2]?.id ?? null)}
                  >
                    ↑
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    disabled={next === undefined || isBusy}
                    aria-label={t('office.content.down', { title: nameOf(row) })}
                    onClick={() => next && void move(row.id, next.id)}
                  >
                    ↓
                  </ActionIcon>
                </Group>
              )
            },
          },
        ]
      : []),
  ]
  return (
    <>
      <Refusal text={failure} />
      <DataTable
        label={t(`office.content.kind.${kind}`)}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={t('office.content.empty')}
      />
    </>
  )
}

function writePeriod({ start, end }: Summary): string {
  return start === null && end === null ? '–' : [start, end].map((time) => time?.replace('T', ' ') ?? '').join(' – ')
}
