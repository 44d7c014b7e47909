import type { Game } from '@foyer/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { GameCard } from './game-card.tsx'
import type { Lobby } from './game-lobby.ts'
import styles from './game-long-grid.module.css'
import { type GridBox, isSameBox, NAME_LINES, placeGame, planGrid } from './game-long-grid.rules.ts'

/** Rows above and below the window: a fifth of a second of quick scrolling. */
const overscan = 4

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
      const next = { topPx: top + window.scrollY, widthPx: width, linePx }
      setBox((box) => (box && isSameBox(box, next) ? box : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={styles.long}>
      {box && <Rows games={games} lobby={lobby} box={box} />}
    </div>
  )
}

function Rows({ games, lobby, box }: { games: readonly Game[]; lobby: Lobby; box: GridBox }) {
  'use no memo' // the virtualizer is one object that changes inside
  const plan = planGrid(box)
  const { columns, rowHeightPx, gameWidthPx, nameHeightPx } = plan
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeightPx,
    overscan,
    scrollMargin: box.topPx,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  const firstIndex = first.index * columns
  return (
    <ul
      className={styles.rows}
      // The same height for every name: a longer one is cut, its sheet shows it whole.
      style={{
        ...{ '--name-height': `${nameHeightPx}px`, '--name-lines': NAME_LINES },
        ...{ '--game-width': `${gameWidthPx}px`, '--game-height': `${gameWidthPx + nameHeightPx}px` },
        blockSize: virtualizer.getTotalSize(),
      }}
    >
      {games.slice(firstIndex, (last.index + 1) * columns).map((game, at) => {
        const { topPx, startPx } = placeGame(firstIndex + at, plan)
        return (
          // A place of its own: games that come and go move no other.
          <li key={`${game.vendor} ${game.gameCode}`} style={{ insetBlockStart: topPx, insetInlineStart: startPx }}>
            <GameCard game={game} lobby={lobby} />
          </li>
        )
      })}
    </ul>
  )
}
