import type { Line } from '../../game/game.rules.ts'
import { type BetType, FORMS, listOfferedTypes, PRIZE_MODES } from '../../game/kind.constants.ts'
import { describeTopPrize, listPrizeRows, type TopPrize } from '../../game/kind.rules.ts'
import {
  getLottery,
  isLotteryCode,
  LOTTERY_PATH,
  type LotteryCode,
  MAIN_LOTTERY,
  nameLotteryPath,
} from '../../game/lottery.constants.ts'
import { formatHundredths } from './format.ts'
import { t } from './i18n.ts'
import { readStored, writeStored } from './storage.ts'

/** The lottery of an address: the main one, or the one after /l/. */
function readLotteryCode(path: string): LotteryCode {
  const code = path.startsWith(LOTTERY_PATH) ? (path.slice(LOTTERY_PATH.length).split('/')[0] ?? '') : ''
  return isLotteryCode(code) ? code : MAIN_LOTTERY
}

/** The lottery of this page, constant until the page is left; rules are tested without a page. */
export const lotteryCode = readLotteryCode(globalThis.location?.pathname ?? '/')
export const { form } = getLottery(lotteryCode)

/** Its name in the player's language. */
export function lotteryName(): string {
  return t(`lottery.name.${lotteryCode}`)
}

/** Beginning of the addresses of this lottery's screens. */
export const basePath = nameLotteryPath(lotteryCode)

/** Digits of the number whose balls fall: the first prize. */
export const ballCount = FORMS[form][0].digits

/** Whether a draw has more prizes than its first one. */
export const hasManyPrizes = FORMS[form].length > 1

const TOP_NAMES = { whole: 'lottery.sheet.win', first: 'lottery.sheet.top', each: 'lottery.sheet.each' } as const

/** Name of the win on the first prize, for a list of facts. */
export function nameTopPrize(lines: readonly Pick<Line, 'type'>[]): (typeof TOP_NAMES)[TopPrize] {
  return TOP_NAMES[describeTopPrize(lines.map(({ type }) => type))]
}

const TOP_SENTENCES = { whole: 'lottery.play.upto', first: 'lottery.play.top', each: 'lottery.play.each' } as const

/** The same as a sentence with its amount. */
export function describeTopAmount(lines: readonly Pick<Line, 'type'>[], amount: string): string {
  return t(TOP_SENTENCES[describeTopPrize(lines.map(({ type }) => type))], { amount })
}

/** Prize modes of this lottery, STANDARD first. */
export const prizeModes = Object.keys(PRIZE_MODES[form]) as PrizeMode[] // the keys of the table

export type PrizeMode = 'STANDARD' | 'LEVELS'

/** Known prize mode of a name. */
function findPrizeMode(name: unknown): PrizeMode | undefined {
  return prizeModes.find((mode) => mode === name)
}

/**
 * The prize mode at page load: the launch's (GAME-05), otherwise the stored one. The launch's is stored, and leaves the
 * address: the tabs lead to addresses without it, and a reload must not replace a later choice.
 */
function startPrizeMode(): PrizeMode {
  const query = new URLSearchParams(globalThis.location?.search)
  const stored = () => findPrizeMode(readStored('mode'))
  const launched = findPrizeMode(query.get('prizeMode'))
  if (launched === undefined) return stored() ?? 'STANDARD'
  writeStored('mode', launched)
  // Without storage only the address keeps the mode over a reload.
  if (stored() === launched) {
    query.delete('prizeMode')
    const rest = String(query)
    history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash)
  }
  return launched
}

let prizeMode = startPrizeMode()

/** The prize mode of this visit: the launch's, or the player's choice since. */
export function readPrizeMode(): PrizeMode {
  return prizeMode
}

export function storePrizeMode(mode: PrizeMode): void {
  prizeMode = mode
  writeStored('mode', mode)
}

/** Payouts of a kind per number: one, or the lowest and the highest. */
export function formatFactors(type: BetType): string {
  const pays = listPrizeRows(type).map(({ hundredths }) => hundredths)
  const sorted = pays.toSorted((one, other) => (one < other ? -1 : 1))
  const [lowest = 0n, highest = 0n] = [sorted[0], sorted.at(-1)]
  if (lowest === highest) return t('lottery.factor', { factor: formatHundredths(highest) })
  return t('lottery.factor', { factor: `${formatHundredths(lowest)}–${formatHundredths(highest)}` })
}

/** The kinds of bets that this visit offers. */
export function listTypes() {
  return listOfferedTypes(form, readPrizeMode())
}
