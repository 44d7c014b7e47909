import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useServices } from '../../lib/services.tsx'
import { decideTurn, type Turn } from './overlay-turns.rules.ts'

interface Turns {
  current: Turn | undefined
  want: (turn: Turn, isWanted: boolean) => void
}

const TurnsContext = createContext<Turns>({ current: undefined, want: () => undefined })

/** Lets what is inside take turns. The first one that wants its turn loads the texts, and waits for them. */
export function OverlayTurns({ children }: { children: ReactNode }) {
  const [wanting, setWanting] = useState<ReadonlySet<Turn>>(new Set())
  const hasTexts = useTexts(wanting)
  const [want] = useState(() => (turn: Turn, isWanted: boolean) => {
    setWanting((now) => {
      if (now.has(turn) === isWanted) return now
      const next = new Set(now)
      if (isWanted) next.add(turn)
      else next.delete(turn)
      return next
    })
  })
  const current = hasTexts ? decideTurn(wanting) : undefined
  return <TurnsContext value={{ current, want }}>{children}</TurnsContext>
}

/** Whether the texts of what is wanted are loaded; after a failed load the next change of wishes tries again. */
function useTexts(wanting: ReadonlySet<Turn>): boolean {
  const { loadTexts } = useServices()
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    if (wanting.size > 0)
      loadTexts().then(
        () => setHasTexts(true),
        () => undefined,
      )
  }, [wanting, loadTexts])
  return hasTexts
}

/** Asks for a turn as long as it is wanted, and tells whether it is there. */
export function useTurn(turn: Turn, isWanted: boolean): boolean {
  const { current, want } = useContext(TurnsContext)
  useEffect(() => {
    want(turn, isWanted)
    return () => want(turn, false)
  }, [turn, isWanted, want])
  return isWanted && current === turn
}
