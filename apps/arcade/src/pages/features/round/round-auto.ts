import { useEffect, useEffectEvent, useState } from 'react'
import {
  type AutoEnd,
  type AutoRules,
  type AutoRun,
  advanceAuto,
  findStopBefore,
  startAuto,
} from './round-auto.rules.ts'
import type { RoundFlow } from './round-flow.rules.ts'

/** Time between a result and the next automatic stake: the result can be read. */
const PAUSE_MS = 350

/** Rounds played one after the other until a stop rule, a problem or the player ends them. */
export function useAuto({
  flow,
  canPlace,
  stakeMinor,
  place,
}: {
  flow: RoundFlow
  canPlace: boolean
  stakeMinor: bigint
  place: () => void
}) {
  const [run, setRun] = useState<AutoRun | null>(null)
  const [end, setEnd] = useState<AutoEnd | null>(null)
  const [counted, setCounted] = useState<string | null>(null)

  function stop(reason: AutoEnd): void {
    setRun(null)
    setEnd(reason)
  }

  const playNext = useEffectEvent(() => {
    if (!run || flow.step !== 'ready') return
    const reason = findStopBefore(run, { problem: flow.problem, canPlace, stakeMinor })
    if (reason !== null) return stop(reason)
    setRun({ ...run, hasStaked: true })
    place()
  })

  const shown = flow.step === 'ready' ? flow.last : null
  if (run && shown && shown.roundId !== counted) {
    setCounted(shown.roundId)
    const after = advanceAuto(run, shown)
    if (after.end === null) setRun(after.run)
    else stop(after.end)
  }

  const isWaiting = run !== null && flow.step === 'ready'
  const left = run?.left
  useEffect(() => {
    if (!isWaiting || left === undefined) return undefined
    const timer = setTimeout(playNext, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, left])

  return {
    run,
    end,
    stop,
    start(rules: AutoRules) {
      setCounted(shown?.roundId ?? null)
      setEnd(null)
      setRun(startAuto(rules))
    },
  }
}
