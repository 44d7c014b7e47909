import { isWinningLine, type Line } from '../../game/game.rules.ts'
import { FORMS, getKind } from '../../game/kind.constants.ts'
import { isSide } from '../../game/kind.rules.ts'
import { t } from './i18n.ts'

/** One ball of a line: its digit or side, the place that defines its colour, and its look. */
export interface LineSlot {
  digit: string | null
  place: number
  look: 'plain' | 'off' | 'miss' | 'hit'
}

/** A line as a row of balls: places that do not count are off; with a result, hits and misses. */
export function viewLine(line: Line, result: string | null): LineSlot[] {
  const look = result === null ? 'plain' : isWinningLine(line, result) ? 'hit' : 'miss'
  const { form, match } = getKind(line.type)
  if (isSide(line.digits)) return [{ digit: t(`lottery.side.${line.digits}`), place: 0, look }]
  if (match === 'any') return [{ digit: line.digits, place: 0, look }]
  const count = FORMS[form][0].digits
  const first = match === 'place' ? (line.place ?? 1) : match === 'start' ? 1 : count - line.digits.length + 1
  return Array.from({ length: count }, (_, index) => {
    const place = index + 1
    const digit = line.digits[place - first] ?? null
    return digit === null ? { digit: null, place, look: 'off' } : { digit, place, look }
  })
}

/** The winning places of the first prize, from 1, for some of these lines; none for a side, which all digits decide. */
export function listHits(lines: readonly Line[], result: string): number[] {
  const hits = lines.flatMap((line) => {
    const { form, match } = getKind(line.type)
    const number = result.slice(0, FORMS[form][0].digits)
    if (isSide(line.digits) || !isWinningLine(line, result)) return []
    if (match === 'any') return [...number].flatMap((digit, index) => (digit === line.digits ? index + 1 : []))
    const slots = viewLine(line, result).filter(({ digit }) => digit !== null)
    // A line that wins on another prize, or by fewer digits, marks only what fits.
    return match === 'box' && hasSameDigits(line.digits, number)
      ? slots.map(({ place }) => place)
      : slots.flatMap(({ place, digit }) => (number[place - 1] === digit ? place : []))
  })
  return [...new Set(hits)]
}

function hasSameDigits(digits: string, number: string): boolean {
  return [...number.slice(-digits.length)].sort().join('') === [...digits].sort().join('')
}

/** The kind of a line; of a line on one place that place. */
export function nameLine({ type, place }: Line): string {
  return place === null ? t(`lottery.type.${type}`) : t('lottery.line.place', { place })
}

/** A line as a sentence. */
export function describeLine(line: Line, stake: string): string {
  const digits = isSide(line.digits) ? t(`lottery.side.${line.digits}`) : [...line.digits].join(' ')
  return t('lottery.ticket.line', { type: nameLine(line), digits, stake })
}
