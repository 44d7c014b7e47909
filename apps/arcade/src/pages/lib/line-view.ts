import { DIGIT_COUNT } from '../../game/game.constants.ts'
import { isWinningLine, type Line } from '../../game/game.rules.ts'
import { t } from './i18n.ts'

/** One ball of a line: its digit, the place that defines its colour, and its look. */
export interface LineSlot {
  digit: string | null
  place: number
  look: 'plain' | 'off' | 'miss' | 'hit'
}

/** A line as a row of balls: places that do not count are off; with a result, hits and misses. */
export function viewLine(line: Line, result: string | null): LineSlot[] {
  const look = result === null ? 'plain' : isWinningLine(line, result) ? 'hit' : 'miss'
  if (line.type === 'any') return [{ digit: line.digits, place: 0, look }]
  const first = line.type === 'place' ? (line.place ?? 1) : DIGIT_COUNT - line.digits.length + 1
  return Array.from({ length: DIGIT_COUNT }, (_, index) => {
    const place = index + 1
    const digit = line.digits[place - first] ?? null
    return digit === null ? { digit: null, place, look: 'off' } : { digit, place, look }
  })
}

/** The winning places of a result, from 1, for some of these lines. */
export function listHits(lines: readonly Line[], result: string): number[] {
  const hits = lines.flatMap((line) =>
    viewLine(line, result).flatMap(({ look, place, digit }) => {
      if (look !== 'hit') return []
      return place > 0 ? place : [...result].flatMap((one, index) => (one === digit ? index + 1 : []))
    }),
  )
  return [...new Set(hits)]
}

/** A line as a sentence. */
export function describeLine(line: Line, stake: string): string {
  const digits = line.type === 'place' ? `${line.digits} (${line.place})` : [...line.digits].join(' ')
  return t('lottery.ticket.line', { type: t(`lottery.type.${line.type}`), digits, stake })
}
