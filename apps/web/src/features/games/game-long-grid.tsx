import type { Game } from '@foyer/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { LobbyGrid } from './game-grid.tsx'
import type { Lobby } from './game-lobby.ts'
import { type GridBox, NAME_LINES, planGrid } from './game-long-grid.rules.ts'
import styles from './game-tile.module.css'

/** Rows above and below the window: about one screen of quick scrolling. */
const overscan = 6

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
      setBox({ topPx: top + window.scrollY, widthPx: width, linePx })
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
  const { columns, rowHeightPx, nameHeightPx } = planGrid(box)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeightPx,
    overscan,
    scrollMargin: box.topPx,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  const shown = games.slice(first.index * columns, (last.index + 1) * columns)
  return (
    <div
      style={{
        // The same for every row: a longer name is cut, its sheet shows it whole.
        ...{ '--name-height': `${nameHeightPx}px`, '--name-lines': NAME_LINES },
        paddingBlockStart: first.start - box.topPx,
        paddingBlockEnd: virtualizer.getTotalSize() - (last.end - box.topPx),
      }}
    >
      <LobbyGrid games={shown} lobby={lobby} />
    </div>
  )
}
