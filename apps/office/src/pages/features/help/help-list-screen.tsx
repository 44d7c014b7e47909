import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listHelp, orderHelp } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { useChange } from '../../lib/use-change.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Refusal } from '../../ui/state.tsx'
import { builtInTexts, type ListedArticle, stateColors } from './help.table.ts'

/** Help articles in the order in which members see them. */
export function HelpListScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [, navigate] = useLocation()
  const queryKey = [merchant.code, 'help']
  const query = useQuery({ queryKey, queryFn: () => listHelp({}, merchant.code) })
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.help.title')}</Title>
        <Button onClick={() => navigate(`/${merchant.code}/help/${crypto.randomUUID()}`)}>
          {t('office.help.new')}
        </Button>
      </Group>
      <Text c="dimmed">{t('office.help.lead')}</Text>
      <Loaded query={query}>
        {({ items, builtIn }) => (
          <>
            <Articles items={items} />
            <section>
              <Title order={2} size="h4">
                {t('office.help.builtIn')}
              </Title>
              <DataTable
                label={t('office.help.builtIn')}
                columns={[
                  {
                    id: 'id',
                    head: t('office.help.article'),
                    cell: (row) => t(builtInTexts[row.id] ?? 'office.missing'),
                  },
                  { id: 'helped', head: t('office.help.helped'), cell: (row) => row.helped, isNumber: true },
                  { id: 'notHelped', head: t('office.help.notHelped'), cell: (row) => row.notHelped, isNumber: true },
                ]}
                rows={builtIn}
                keyOf={({ id }) => id}
                empty={t('office.missing')}
              />
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}

function Articles({ items }: { items: ListedArticle[] }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const { isBusy, failure, run } = useChange({ request_conflict: 'office.help.conflict' })
  const [moved, setMoved] = useState<string>()
  const ids = items.map(({ id }) => id)
  const move = (id: string, steps: 1 | -1) =>
    run(async () => {
      const place = ids.indexOf(id)
      const others = ids.filter((one) => one !== id)
      const ordered = [...others.slice(0, place + steps), id, ...others.slice(place + steps)]
      await orderHelp({ body: { ids: ordered } }, merchant.code)
      setMoved(id)
      await client.invalidateQueries({ queryKey: [merchant.code, 'help'] })
    })
  return (
    <>
      <Refusal text={failure} />
      <DataTable
        label={t('office.help.title')}
        columns={[
          {
            id: 'title',
            head: t('office.help.article'),
            cell: (row) => (
              <Anchor
                component={Link}
                href={`/${merchant.code}/help/${row.id}`}
                fw={row.id === moved ? 700 : undefined}
              >
                {row.title}
              </Anchor>
            ),
          },
          { id: 'category', head: t('office.help.category'), cell: (row) => t(`office.help.category.${row.category}`) },
          {
            id: 'state',
            head: t('office.help.state'),
            cell: (row) => <Badge color={stateColors[row.state]}>{t(`office.help.state.${row.state}`)}</Badge>,
          },
          { id: 'missing', head: t('office.help.missing'), cell: (row) => row.missing.join(', ') || '–' },
          { id: 'helped', head: t('office.help.helped'), cell: (row) => row.helped, isNumber: true },
          { id: 'notHelped', head: t('office.help.notHelped'), cell: (row) => row.notHelped, isNumber: true },
          { id: 'updated', head: t('office.help.updated'), cell: (row) => formatTime(row.updatedAt, tag) },
          {
            id: 'order',
            head: t('office.help.order'),
            cell: (row) => (
              <Group gap="xs" wrap="nowrap">
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`${t('office.help.up')}: ${row.title}`}
                  disabled={isBusy || row.id === ids[0]}
                  onClick={() => void move(row.id, -1)}
                >
                  ↑
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`${t('office.help.down')}: ${row.title}`}
                  disabled={isBusy || row.id === ids.at(-1)}
                  onClick={() => void move(row.id, 1)}
                >
                  ↓
                </Button>
              </Group>
            ),
          },
        ]}
        rows={items}
        keyOf={({ id }) => id}
        empty={t('office.help.empty')}
      />
    </>
  )
}
