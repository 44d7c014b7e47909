import type { Game, GameCategory } from '@foyer/contract'
import { Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './game-list.module.css'
import { filterGames, listVendors } from './game-list.rules.ts'
import { GameRows } from './game-rows.tsx'
import { GameGrid } from './game-tile.tsx'

/** Tiles in the first paint on a phone. */
const eagerTiles = 9
/** Up to this many games form rows with their vendor; more form a grid. */
const MAX_ROWS = 3

/** Games with a search, and a choice of vendor if there are several. */
export function GameList({ games, categories }: { games: readonly Game[]; categories: readonly GameCategory[] }) {
  const t = useText()
  const [text, setText] = useState('')
  const [vendor, setVendor] = useState('')
  const vendors = listVendors(games, categories)
  const shown = filterGames(games, { text, vendor: vendor || undefined })
  const clear = () => {
    setText('')
    setVendor('')
  }
  return (
    <div className={styles.list}>
      <search className={styles.tools}>
        <TextField
          type="search"
          label={t('game.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          lead={<Search size={20} aria-hidden="true" />}
          hint={t('game.count', { count: shown.length })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={40}
        />
        {vendors.length > 1 && (
          <Tabs
            label={t('game.vendors')}
            value={vendor}
            options={[
              { value: '', label: t('all') },
              ...vendors.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={setVendor}
          />
        )}
      </search>
      {shown.length > 0 ? (
        <Shown games={shown} vendors={vendors} />
      ) : (
        <EmptyState icon={<SearchX size={28} aria-hidden="true" />} title={t('game.search.none')}>
          <p className={styles.soft}>{t('game.search.none.body')}</p>
          <Button kind="secondary" onClick={clear}>
            {t('game.search.clear')}
          </Button>
        </EmptyState>
      )}
    </div>
  )
}

function Shown({ games, vendors }: { games: readonly Game[]; vendors: ReturnType<typeof listVendors> }) {
  if (games.length > MAX_ROWS) return <GameGrid games={games} eagerCount={eagerTiles} />
  return <GameRows games={games} nameVendor={(code) => vendors.find((vendor) => vendor.code === code)?.name ?? code} />
}
