import type { Game } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type GameFilter,
  type GameMark,
  type GameOrder,
  gameOrders,
  listMarks,
  MAX_SEARCH_LENGTH,
  noFilter,
} from './game-filter.rules.ts'
import type { Lobby } from './game-lobby.ts'
import styles from './game-tools.module.css'

/** Fewer games than this are seen at a glance, and need no order. */
const MIN_SORTED_GAMES = 20

const markTexts: Record<GameMark, MessageId> = {
  favorite: 'game.favorites',
  new: 'game.new',
  hot: 'game.hot',
  bonus: 'game.feature.bonus',
  fair: 'game.feature.fair',
  jackpot: 'game.feature.jackpot',
  multiplayer: 'game.feature.multiplayer',
}

interface GameToolsProps {
  games: readonly Game[]
  lobby: Lobby
  filter: GameFilter
  onChange: (change: Partial<GameFilter>) => void
  /** Games found. */
  count: number
  /** The games are those of a search. */
  isSearch: boolean
  onSearch: () => void
}

/**
 * Search, marks, vendor and order; each appears where it tells games apart, and while a name is typed only if it is
 * in use: the first games found have room above a phone's keyboard.
 */
export function GameTools({ games, lobby, filter, onChange, count, isSearch, onSearch }: GameToolsProps) {
  const { text, mark, vendor, order } = filter
  const showsMarks = useIsShown(isSearch, mark !== noFilter.mark)
  const showsChoices = useIsShown(isSearch, vendor !== noFilter.vendor || order !== noFilter.order)
  return (
    <search className={styles.tools}>
      <SearchField text={text} count={count} isSearch={isSearch} onChange={onChange} onSearch={onSearch} />
      {/* Hidden, not unmounted: both go through all games when they are mounted. */}
      <div className={styles.filter} hidden={!showsMarks}>
        <Marks games={games} favorites={lobby.favorites} mark={mark} onChange={onChange} />
      </div>
      <div className={styles.filter} hidden={!showsChoices}>
        <Choices games={games} nameVendor={lobby.nameVendor} vendor={vendor} order={order} onChange={onChange} />
      </div>
    </search>
  )
}

type SearchFieldProps = Pick<GameToolsProps, 'count' | 'isSearch' | 'onChange' | 'onSearch'> & Pick<GameFilter, 'text'>

function SearchField({ text, count, isSearch, onChange, onSearch }: SearchFieldProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before hydration is in the field alone; a field that was tapped keeps what it shows, whatever the
  // address says: the next key would be added to its search.
  const takeOver = useEffectEvent(() => {
    const { current } = field
    if (!current || (current.value === text && document.activeElement !== current)) return
    onSearch()
    onChange({ text: current.value })
  })
  useEffect(() => takeOver(), [])
  return (
    <TextField
      ref={field}
      type="search"
      label={t('game.search')}
      isLabelHidden
      placeholder={t('game.search')}
      value={text}
      onChange={({ target: { value } }) => onChange({ text: value })}
      onFocus={onSearch}
      lead={<Search size={20} aria-hidden="true" />}
      hint={t('game.count', { count })}
      // Before a search the count only moves the first game down.
      isHintHidden={!isSearch}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={MAX_SEARCH_LENGTH}
    />
  )
}

/** Whether a filter is shown. Used in a search, it stays until the search ends: a control keeps its place and the focus. */
function useIsShown(isSearch: boolean, isUsed: boolean): boolean {
  const [wasUsed, setWasUsed] = useState(isUsed)
  const isKept = isUsed || (isSearch && wasUsed)
  if (isKept !== wasUsed) setWasUsed(isKept)
  return !isSearch || isKept
}

type MarksProps = Pick<GameToolsProps, 'games' | 'onChange'> & Pick<Lobby, 'favorites'> & Pick<GameFilter, 'mark'>

function Marks({ games, favorites, mark: chosen, onChange }: MarksProps) {
  const t = useText()
  const marks = listMarks(games, favorites.codes, favorites.toggle !== undefined)
  const shown = chosen === '' || marks.includes(chosen) ? marks : [...marks, chosen]
  if (shown.length === 0) return null
  return (
    <Tabs<GameMark | ''>
      label={t('game.filter')}
      value={chosen}
      options={[{ value: '', label: t('all') }, ...shown.map((mark) => ({ value: mark, label: t(markTexts[mark]) }))]}
      onChange={(mark) => onChange({ mark })}
    />
  )
}

type ChoicesProps = Pick<GameToolsProps, 'games' | 'onChange'> &
  Pick<Lobby, 'nameVendor'> &
  Pick<GameFilter, 'vendor' | 'order'>

/** Vendor and order. */
function Choices({ games, nameVendor, vendor, order, onChange }: ChoicesProps) {
  const t = useText()
  const vendors = [...new Set(games.map(nameVendor))]
  // One in use, such as an address's, can be ended.
  const isSorted = games.length >= MIN_SORTED_GAMES || order !== noFilter.order
  if (vendors.length <= 1 && !isSorted) return null
  return (
    <div className={styles.choices}>
      {vendors.length > 1 && (
        <SelectField
          isInline
          label={t('game.vendor')}
          value={vendor || ALL}
          onValue={(vendor) => onChange({ vendor: vendor === ALL ? '' : vendor })}
          options={[
            { value: ALL, label: t('game.vendor.all') },
            ...vendors.map((name) => ({ value: name, label: name })),
          ]}
          placeholder={t('game.vendor.all')}
        />
      )}
      {isSorted && (
        <SelectField
          isInline
          label={t('game.sort')}
          value={order}
          onValue={(order) => onChange({ order: order as GameOrder /* one of the options */ })}
          options={gameOrders.map((order) => ({ value: order, label: t(`game.sort.${order}`) }))}
          placeholder={t('game.sort.recommended')}
        />
      )}
    </div>
  )
}

/** Value of the choice of all vendors: an empty one is the picker's placeholder. */
const ALL = '*'
