import type { StaffGameChange } from '@foyer/contract'
import { Anchor, Badge, Button, Checkbox, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { useFilters } from '../../lib/address-filter.tsx'
import { listGames } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, type Pages, usePages } from '../../lib/paged-rows.tsx'
import { Filters } from '../../ui/filters.tsx'
import type { Game } from './game.types.ts'
import { GameChangeDialog } from './game-change-dialog.tsx'
import { GameOrder } from './game-order.tsx'

const TYPING_MS = 250

/** The merchant's games: which are on, and in which order. */
export function GameListScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const { get, choice, set } = useFilters()
  const [find] = useDebouncedValue(get('find'), TYPING_MS)
  const state = choice('state', ['on', 'off'] as const)
  const filter = { find, vendor: get('vendor'), category: get('category'), state }
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<{ title: string; change: StaffGameChange }>()
  const [isOrdering, setIsOrdering] = useState(false)
  const query = usePages([merchant.code, 'games', filter], (after: string | undefined) =>
    listGames({ query: { ...filter, after } }, merchant.code),
  )
  const games = query.data?.pages.flatMap(({ items }) => items) ?? []
  const first = query.data?.pages[0]
  const names = new Map((first?.categories ?? []).map(({ code, name }) => [code, name]))
  const reload = () => {
    setAsked(undefined)
    setIsOrdering(false)
    setChosen([])
    void client.invalidateQueries({ queryKey: [merchant.code, 'games'] })
  }
  const askSwitch = (codes: readonly string[], isOn: boolean) =>
    setAsked({
      title: isOn ? t('office.games.switchOn') : t('office.games.switchOff'),
      change: { kind: 'games', codes: [...codes], isOn },
    })
  const switchable = games.filter(({ isWithdrawn }) => !isWithdrawn).map(({ code }) => code)
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.games.title')}</Title>
        <Anchor component={Link} href={`/${merchant.code}/games/vendors`}>
          {t('office.vendors.title')}
        </Anchor>
      </Group>
      <GameFilters
        filter={filter}
        typed={get('find')}
        categories={first?.categories ?? []}
        vendorName={games[0]?.vendorName}
        onFilter={(name, value) => {
          setIsOrdering(false)
          set(name, value)
        }}
      />
      {isOrdering && first ? (
        <GameOrder
          games={games}
          onClose={() => setIsOrdering(false)}
          onSave={(codes) =>
            setAsked({
              title: t('office.games.order.save'),
              change: { kind: 'order', category: filter.category, codes: [...codes] },
            })
          }
        />
      ) : (
        <>
          <Group gap="xs">
            <Checkbox
              label={t('office.games.chooseAll')}
              checked={chosen.length > 0 && chosen.length === switchable.length}
              indeterminate={chosen.length > 0 && chosen.length < switchable.length}
              onChange={({ currentTarget: { checked } }) => setChosen(checked ? switchable : [])}
            />
            {chosen.length > 0 ? (
              <>
                <Text>{t('office.games.chosen', { count: chosen.length })}</Text>
                <Button size="xs" variant="default" onClick={() => askSwitch(chosen, true)}>
                  {t('office.games.switchOn')}
                </Button>
                <Button size="xs" variant="default" onClick={() => askSwitch(chosen, false)}>
                  {t('office.games.switchOff')}
                </Button>
              </>
            ) : null}
            {filter.category !== '' && !query.hasNextPage && find === '' && filter.vendor === '' && !state ? (
              <Button size="xs" variant="default" onClick={() => setIsOrdering(true)}>
                {t('office.games.order')}
              </Button>
            ) : null}
          </Group>
          <GameTable query={query} names={names} chosen={chosen} onChoose={setChosen} onSwitch={askSwitch} />
        </>
      )}
      {asked && first ? (
        <GameChangeDialog {...asked} version={first.version} onDone={reload} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  )
}

function GameFilters({
  filter,
  typed,
  categories,
  vendorName,
  onFilter,
}: {
  filter: { vendor: string; category: string; state: 'on' | 'off' | undefined }
  /** What is looked for, as typed. */
  typed: string
  categories: readonly { code: string; name: string }[]
  vendorName: string | undefined
  onFilter(name: 'find' | 'category' | 'state' | 'vendor', value: string): void
}) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  return (
    <Filters label={t('office.filters')}>
      <TextInput
        ref={field}
        type="search"
        label={t('office.members.find')}
        maxLength={64}
        value={typed}
        onChange={({ currentTarget: { value } }) => onFilter('find', value)}
      />
      <NativeSelect
        label={t('office.games.category')}
        value={filter.category}
        onChange={({ currentTarget: { value } }) => onFilter('category', value)}
        data={[
          { value: '', label: t('office.all') },
          ...categories.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <NativeSelect
        label={t('office.games.state')}
        value={filter.state ?? ''}
        onChange={({ currentTarget: { value } }) => onFilter('state', value)}
        data={[
          { value: '', label: t('office.all') },
          { value: 'on', label: t('office.games.on') },
          { value: 'off', label: t('office.games.off') },
        ]}
      />
      {filter.vendor === '' ? null : (
        <Button variant="default" onClick={() => onFilter('vendor', '')}>
          {t('office.games.everyVendor', { name: vendorName ?? filter.vendor })}
        </Button>
      )}
    </Filters>
  )
}

function GameTable({
  query,
  names,
  chosen,
  onChoose,
  onSwitch,
}: {
  query: Pages<Game, string>
  /** Names of categories. */
  names: ReadonlyMap<string, string>
  chosen: readonly string[]
  onChoose(codes: readonly string[]): void
  onSwitch(codes: readonly string[], isOn: boolean): void
}) {
  const { t } = useTranslation()
  return (
    <PagedTable
      query={query}
      label={t('office.games.title')}
      columns={[
        {
          id: 'choose',
          head: t('office.games.choose'),
          cell: ({ code, title, isWithdrawn }: Game) => (
            <Checkbox
              aria-label={title}
              disabled={isWithdrawn}
              checked={chosen.includes(code)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
          ),
        },
        { id: 'title', head: t('office.games.game'), cell: ({ title }: Game) => title },
        { id: 'code', head: t('office.games.code'), cell: ({ code }: Game) => code },
        { id: 'vendor', head: t('office.games.vendor'), cell: ({ vendorName }: Game) => vendorName },
        {
          id: 'category',
          head: t('office.games.category'),
          cell: ({ category }: Game) => names.get(category) ?? category,
        },
        { id: 'state', head: t('office.games.state'), cell: (game: Game) => <GameState game={game} /> },
        {
          id: 'switch',
          head: t('office.limit.change'),
          cell: (game: Game) =>
            game.isWithdrawn || (!game.isVendorOn && !game.isOn) ? null : (
              <Button
                size="xs"
                variant="default"
                aria-label={`${game.isOn ? t('office.games.switchOff') : t('office.games.switchOn')}: ${game.title}`}
                onClick={() => onSwitch([game.code], !game.isOn)}
              >
                {game.isOn ? t('office.games.switchOff') : t('office.games.switchOn')}
              </Button>
            ),
        },
      ]}
      keyOf={(game: Game) => game.code}
      empty={t('office.games.empty')}
    />
  )
}

function GameState({ game }: { game: Game }) {
  const { t } = useTranslation()
  if (game.isWithdrawn) return <Badge color="gray">{t('office.games.withdrawn')}</Badge>
  if (!game.isVendorOn) return <Badge color="gray">{t('office.games.vendorOff')}</Badge>
  return game.isOn ? (
    <Badge color="blue">{t('office.games.on')}</Badge>
  ) : (
    <Badge color="red">{t('office.games.off')}</Badge>
  )
}
