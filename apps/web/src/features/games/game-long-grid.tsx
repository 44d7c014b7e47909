import type { Game } from '@foyer/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { LobbyGrid } from './game-grid.tsx'
import type { Lobby } from './game-lobby.ts'

/** Games in one row, as in the styles of the grid. */
const columns = 3
const columnGapPx = 12
const rowGapPx = 14
/** Height of a game's name below its picture. */
const nameHeightPx = 44
/** Rows above and below the window: about one screen of quick scrolling. */
const overscan = 6

interface Box {
  /** Distance from the top of the page. */
  topPx: number
  widthPx: number
}

/** A list of thousands of games: only the rows near the window exist. */
export function LongGrid({ games, lobby }: { games: readonly Game[]; lobby: Lobby }) {
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { top, width } = element.getBoundingClientRect()
      setBox({ topPx: top + window.scrollY, widthPx: width })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={frame}>{box && <Rows games={games} lobby={lobby} box={box} />}</div>
}

function Rows({ games, lobby, box }: { games: readonly Game[]; lobby: Lobby; box: Box }) {
  'use no memo' // the virtualizer is one object that changes inside
  const rowHeightPx = (box.widthPx - columnGapPx * (columns - 1)) / columns + nameHeightPx + rowGapPx
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
        paddingBlockStart: first.start - box.topPx,
        paddingBlockEnd: virtualizer.getTotalSize() - (last.end - box.topPx),
      }}
    >
      <LobbyGrid games={shown} lobby={lobby} />
    </div>
  )
}
