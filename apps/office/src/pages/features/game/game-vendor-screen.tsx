import { Anchor, Badge, Button, Group, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { listVendors } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Vendor } from './game.types.ts'
import { GameChangeDialog } from './game-change-dialog.tsx'
import { GameHistory } from './game-history.tsx'
import { GameLimitDialog } from './game-limit-dialog.tsx'

type Limit = Vendor['limits'][number]
/** Health is read again on its own. */
const REFRESH_MS = 15_000

/** The vendors: health, switch, and the most that each may pay. */
export function GameVendorScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [switched, setSwitched] = useState<Vendor>()
  const [limited, setLimited] = useState<{ vendor: Vendor; limit: Limit }>()
  const query = useQuery({
    queryKey: [merchant.code, 'games', 'vendors'],
    queryFn: () => listVendors({}, merchant.code),
    refetchInterval: REFRESH_MS,
  })
  const reload = () => {
    setSwitched(undefined)
    setLimited(undefined)
    void client.invalidateQueries({ queryKey: [merchant.code, 'games'] })
  }
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.vendors.title')}</Title>
        <Anchor component={Link} href={`/${merchant.code}/games`}>
          {t('office.games.title')}
        </Anchor>
      </Group>
      <Loaded query={query}>
        {({ items, version }) => (
          <>
            <Vendors vendors={items} onSwitch={setSwitched} />
            <Title order={2} size="h4">
              {t('office.vendors.limits')}
            </Title>
            <Limits vendors={items} onChange={setLimited} />
            {switched ? (
              <GameChangeDialog
                title={`${switched.isOn ? t('office.games.switchOff') : t('office.games.switchOn')}: ${switched.name}`}
                change={{ kind: 'vendor', vendor: switched.code, isOn: !switched.isOn }}
                version={version}
                onDone={reload}
                onClose={() => setSwitched(undefined)}
              />
            ) : null}
          </>
        )}
      </Loaded>
      <GameHistory />
      {limited ? <GameLimitDialog {...limited} onDone={reload} onClose={() => setLimited(undefined)} /> : null}
    </>
  )
}

function Vendors({ vendors, onSwitch }: { vendors: Vendor[]; onSwitch(vendor: Vendor): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  return (
    <DataTable
      label={t('office.vendors.title')}
      columns={[
        {
          id: 'name',
          head: t('office.games.vendor'),
          cell: (row: Vendor) => (
            <Anchor component={Link} href={`/${merchant.code}/games?vendor=${encodeURIComponent(row.code)}`}>
              {row.name}
            </Anchor>
          ),
        },
        { id: 'games', head: t('office.games.title'), cell: (row: Vendor) => row.games, isNumber: true },
        { id: 'health', head: t('office.vendors.health'), cell: (row: Vendor) => <Health vendor={row} /> },
        {
          id: 'state',
          head: t('office.games.state'),
          cell: (row: Vendor) => (row.isOn ? t('office.games.on') : t('office.games.off')),
        },
        {
          id: 'switch',
          head: t('office.limit.change'),
          cell: (row: Vendor) => (
            <Button size="xs" variant="default" onClick={() => onSwitch(row)}>
              {row.isOn ? t('office.games.switchOff') : t('office.games.switchOn')}
            </Button>
          ),
        },
      ]}
      rows={vendors}
      keyOf={({ code }) => code}
      empty={t('office.vendors.empty')}
    />
  )
}

function Health({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  if (!vendor.isConnected) return <Badge color="red">{t('office.vendors.absent')}</Badge>
  return vendor.isUp ? (
    <Badge color="blue">{t('office.vendors.up')}</Badge>
  ) : (
    <Badge color="red">{t('office.vendors.down')}</Badge>
  )
}

function Limits({
  vendors,
  onChange,
}: {
  vendors: Vendor[]
  onChange(limited: { vendor: Vendor; limit: Limit }): void
}) {
  const { t } = useTranslation()
  const { canDo } = useOffice()
  type Row = { vendor: Vendor; limit: Limit }
  const amount = (name: 'credit' | 'round' | 'day' | 'jackpot' | 'jackpotDay') => ({
    id: name,
    head: t(`office.limit.${name}`),
    cell: ({ limit }: Row) => limit[name] ?? '–',
    isNumber: true,
  })
  return (
    <DataTable
      label={t('office.vendors.limits')}
      columns={[
        { id: 'vendor', head: t('office.games.vendor'), cell: ({ vendor }: Row) => vendor.name },
        {
          id: 'currency',
          head: t('office.members.currency'),
          cell: ({ limit }: Row) => `${limit.currency}${limit.isDefault ? ` (${t('office.limit.default')})` : ''}`,
        },
        ...(['credit', 'round', 'day', 'jackpot', 'jackpotDay'] as const).map(amount),
        {
          id: 'change',
          head: t('office.limit.change'),
          cell: (row: Row) =>
            canDo('owner') ? (
              <Button
                size="xs"
                variant="default"
                aria-label={`${t('office.limit.change')}: ${row.vendor.name} ${row.limit.currency}`}
                onClick={() => onChange(row)}
              >
                {t('office.limit.change')}
              </Button>
            ) : null,
        },
      ]}
      rows={vendors.flatMap((vendor) => vendor.limits.map((limit) => ({ vendor, limit })))}
      keyOf={({ vendor, limit }) => `${vendor.code} ${limit.currency}`}
      empty={t('office.vendors.empty')}
    />
  )
}
