import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { decideTurn, type Turn } from './overlay-turns.rules.ts'

interface Turns {
  current: Turn | undefined
  want: (turn: Turn, isWanted: boolean) => void
}

const TurnsContext = createContext<Turns>({ current: undefined, want: () => undefined })

/** Lets what is inside take turns. */
export function OverlayTurns({ children }: { children: ReactNode }) {
  const [wanting, setWanting] = useState<ReadonlySet<Turn>>(new Set())
  const [want] = useState(() => (turn: Turn, isWanted: boolean) => {
    setWanting((now) => {
      if (now.has(turn) === isWanted) return now
      const next = new Set(now)
      if (isWanted) next.add(turn)
      else next.delete(turn)
      return next
    })
  })
  return <TurnsContext value={{ current: decideTurn(wanting), want }}>{children}</TurnsContext>
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
