import { useEffect, useState } from 'react'
import { useAddress } from '../../lib/navigation.tsx'
import type { Href } from '../../routes.ts'
import { formatFilter, type GameFilter, readFilter } from './game-filter.rules.ts'

/** Pause of the typing after which the address follows: browsers limit changes of the history. */
const addressDelayMs = 300

/** The filter of a lobby page; it stands in the page's address, so that it is there again on the way back. */
export function useGameFilter(): [GameFilter, (change: Partial<GameFilter>) => void] {
  const { path, query, go } = useAddress()
  const [filter, setFilter] = useState(() => readFilter(query))
  const shown = formatFilter(readFilter(query))
  const [known, setKnown] = useState(shown)
  const [written, setWritten] = useState(shown)
  // Another address than the last written one comes from a link or from Back.
  if (shown !== known) {
    setKnown(shown)
    if (shown !== written) {
      setWritten(shown)
      setFilter(readFilter(query))
    }
  }
  const wanted = formatFilter(filter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the filter only
  useEffect(() => {
    if (wanted === shown) return
    const timer = setTimeout(() => {
      setWritten(wanted)
      go((wanted ? `${path}?${wanted}` : path) as Href, { isReplacing: true }) // this page
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [wanted])

  return [filter, (change) => setFilter((now) => ({ ...now, ...change }))]
}
