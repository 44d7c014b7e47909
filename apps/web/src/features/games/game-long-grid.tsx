import type { Game } from '@foyer/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextPaint } from '../../lib/next-paint.ts'
import { GameCard } from './game-card.tsx'
import type { Lobby } from './game-lobby.ts'
import styles from './game-long-grid.module.css'
import { type GridBox, type GridPlan, isSameBox, NAME_LINES, placeGame, planGrid } from './game-long-grid.rules.ts'

/** Rows above and below the window: a sixth of a second of quick scrolling. */
const overscanRows = 3

/** More than the share of any game in the list's height. */
const MAX_GAME_PX = 400

/** A list of thousands of games: only the rows near the window exist. */
export function LongGrid({ games, lobby }: { games: readonly Game[]; lobby: Lobby }) {
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<GridBox>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { top, width } = element.getBoundingClientRect()
      const linePx = Number.parseFloat(getComputedStyle(element).lineHeight)
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = { topPx: top + window.scrollY, widthPx: width, linePx, remPx }
      setBox((box) => (box && isSameBox(box, next) ? box : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const plan = box && planGrid(box)
  return (
    // Not lower than what it replaces while it is measured: a reader further down would be thrown up.
    <div ref={frame} className={styles.long} style={plan ? undefined : { blockSize: games.length * MAX_GAME_PX }}>
      {plan && (
        <Rows key={`${plan.columns} ${plan.rowHeightPx}`} games={games} lobby={lobby} plan={plan} topPx={box.topPx} />
      )}
    </div>
  )
}

interface RowsProps {
  games: readonly Game[]
  lobby: Lobby
  plan: GridPlan
  topPx: number
}

function Rows({ games, lobby, plan, topPx }: RowsProps) {
  'use no memo' // the virtualizer is one object that changes inside
  const { columns, rowHeightPx, gameWidthPx, nameHeightPx } = plan
  const settled = useSettledGames(games)
  // For it each game has its share of a row's height, so that games come and go one at a time, not by the row.
  const virtualizer = useWindowVirtualizer({
    count: games.length,
    estimateSize: () => rowHeightPx / columns,
    overscan: (overscanRows + 1) * columns - 1,
    scrollMargin: topPx,
  })
  const near = virtualizer.getVirtualIndexes()
  const isInSight = (index: number) => placeGame(index, plan).topPx < readSeenPx(topPx)
  const indexes =
    settled === games ? near : near.filter((index) => settled?.[index] === games[index] || isInSight(index))
  return (
    <ul
      className={styles.rows}
      // The same height for every name: a longer one is cut, its sheet shows it whole.
      style={{
        ...{ '--name-height': `${nameHeightPx}px`, '--name-lines': NAME_LINES },
        ...{ '--game-width': `${gameWidthPx}px`, '--game-height': `${gameWidthPx + nameHeightPx}px` },
        blockSize: Math.ceil(games.length / columns) * rowHeightPx,
      }}
    >
      {indexes.map((index) => {
        const game = games[index]
        return (
          game && (
            <PlacedGame key={`${game.vendor} ${game.gameCode}`} game={game} lobby={lobby} {...placeGame(index, plan)} />
          )
        )
      })}
    </ul>
  )
}

/** Distance from the list's top to the end of the seen part of the page, which a phone's keyboard makes smaller. */
function readSeenPx(topPx: number): number {
  const { pageTop, height } = window.visualViewport ?? { pageTop: window.scrollY, height: window.innerHeight }
  return pageTop + height - topPx
}

/** The list whose games around the sight are there too. A new one begins with those in sight and those that stay. */
function useSettledGames(games: readonly Game[]): readonly Game[] | undefined {
  const [settled, setSettled] = useState<readonly Game[]>()
  useEffect(() => {
    let isGone = false
    void nextPaint().then(() => isGone || startTransition(() => setSettled(games)))
    return () => {
      isGone = true
    }
  }, [games])
  return settled
}

/** A game in a place of its own: games that come and go move no other, and render no other. */
const PlacedGame = memo(function PlacedGame({ game, lobby, topPx, startPx }: PlacedGameProps) {
  return (
    <li style={{ insetBlockStart: topPx, insetInlineStart: startPx }}>
      <GameCard game={game} lobby={lobby} />
    </li>
  )
})

interface PlacedGameProps {
  game: Game
  lobby: Lobby
  topPx: number
  startPx: number
}
