import { useReducer, useState } from 'react'
import type { StakeBounds } from '../../../game/game.constants.ts'
import type { Line } from '../../../game/game.rules.ts'
import { type BetType, getKind } from '../../../game/kind.constants.ts'
import { type PlayerWire, writeLines } from '../../../game/wire.rules.ts'
import { t } from '../../lib/i18n.ts'
import { listTypes } from '../../lib/lottery.ts'
import { pickDigits } from '../../lib/random.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { changeEditor, type Editor, type EditorEvent, readLine, startEditor } from './play-editor.rules.ts'
import { addLine, addLines, addQuickPicks, readStoredLines } from './play-ticket.rules.ts'

/** The line being edited, and the lines of the next ticket, which a reload keeps. */
export function usePlayBasket(player: PlayerWire, bounds: StakeBounds) {
  const [editor, change] = useReducer(changeEditor, { type: readFirstType(), bounds }, startEditor)
  const [lines, setLines] = useState<Line[]>(() => readStoredLines(readStored('basket'), player))
  /** Why the last line was not added. */
  const [problem, setProblem] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  // The editor whose stake field holds an entry that is none: nothing is played that the field does not show.
  const [refused, setRefused] = useState<Pick<Editor, 'type' | 'stakeMinor'> | null>(null)
  const line = readLine(editor)
  const isRefused = refused?.type === editor.type && refused.stakeMinor === editor.stakeMinor

  function store(remaining: Line[]): void {
    setLines(remaining)
    const { playerId } = player
    writeStored('basket', remaining.length === 0 ? null : { playerId, lines: writeLines(remaining) })
  }

  /** Adds the edited line to the ticket; false when it does not fit. */
  function takeLine(): boolean {
    if (!line) return lines.length > 0
    const added = addLine(lines, line, player.currency)
    setProblem(added.problem)
    if (added.problem !== null) return false
    store(added.lines)
    setSpoken(t('lottery.quick.added', { count: 1 }))
    change({ kind: 'clear' })
    return true
  }

  /** Adds the lines of an earlier ticket, unless they are the ticket; false when there are none or they don't fit. */
  function takeAgain(again: Line[]): boolean {
    const isKept = lines.length > 0 && !isSameTicket(lines, again)
    const added = isKept ? addLines(lines, again, player.currency) : { lines: again, problem: null }
    setProblem(added.problem)
    if (added.lines.length === 0 || added.problem !== null) return false
    store(added.lines)
    change({ kind: 'clear' })
    return true
  }

  function quickPick(count: number): void {
    if (isRefused) {
      setProblem('stake')
      return
    }
    const { type, place, stakeMinor } = editor
    const wanted = { count, type, place: getKind(type).match === 'place' ? place : null, stakeMinor }
    const added = addQuickPicks(lines, wanted, player.currency, pickDigits)
    setProblem(added.problem)
    setSpoken(t('lottery.quick.added', { count: added.lines.length - lines.length }))
    store(added.lines)
  }

  function changeStake(event: EditorEvent): void {
    setRefused(null)
    setProblem(null)
    change(event)
  }

  return {
    ...{ editor, line, lines, problem, spoken, isRefused },
    ...{ change, changeStake, takeLine, takeAgain, quickPick, store },
    refuseStake: () => setRefused(editor),
    /** Removes the lines of a placed ticket, which are no longer stored. */
    drop: () => setLines([]),
  }
}

/** The kind that the launch asks for (GAME-05), or the first one of its view. */
function readFirstType(): BetType {
  const query = new URLSearchParams(location.search)
  const types = listTypes()
  const asked = types.find((type) => type.toLowerCase() === query.get('playType')?.toLowerCase())
  const inView = query.get('lottoView') === 'SIDES' ? types.find((type) => getKind(type).digits === 0) : undefined
  return asked ?? inView ?? types[0] ?? 'five'
}

function isSameTicket(one: readonly Line[], other: readonly Line[]): boolean {
  return JSON.stringify(writeLines(one)) === JSON.stringify(writeLines(other))
}
