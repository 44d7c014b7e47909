import { formatNumber } from '../../lib/format.ts'
import { tg } from '../../lib/i18n.ts'

/** A multiplier of ten-thousandths: two decimals, or four when it has them. */
export function formatRoundFactor(factor: number): string {
  return tg('round.factor', { factor: formatNumber(factor / 10_000, factor % 100 === 0 ? 2 : 4) })
}

/** A return to the player from ten-thousandths of a percent, rounded down to two decimals. */
export function formatReturn(share: number): string {
  return tg('round.percent', { value: formatNumber(Math.floor(share / 100) / 100, 2) })
}

/** The numbers of an outcome in their order, such as the tiles with mines. */
export function formatOutcome(outcome: unknown): string {
  const numbers = JSON.stringify(outcome).match(/\d+/g) ?? []
  return numbers.join(' · ')
}
