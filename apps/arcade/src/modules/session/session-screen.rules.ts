import { z } from 'zod'
import { type ArcadeGame, LOTTERY, nameGamePath } from '../../game/arcade-game.rules.ts'
import { nameLotteryPath } from '../../game/lottery.constants.ts'

/** What a launch may ask of a lottery: known values are accepted by the screen. */
const PLAY_HINTS = ['prizeMode', 'lottoView', 'playType'] as const
/** The chart is no view of the play screen, but its visit has a prize mode. */
const CHART_HINTS = ['prizeMode'] as const
/** The view without any hint. As a prize mode it is named: it replaces the mode of an earlier launch. */
const DEFAULT_VIEW = 'STANDARD'
const HINT_FORM = /^[A-Za-z0-9_-]{1,40}$/

interface Launched {
  gameCode: string
  roundId?: string | undefined
  options?: Readonly<Partial<Record<string, string>>> | undefined
}

/** The screen of a launch: the ticket or round in its address, or the play screen in the asked-for view. */
export function nameScreen(game: ArcadeGame, { gameCode, roundId, options = {} }: Launched): string {
  const round = roundId !== undefined && z.uuid().safeParse(roundId).success ? roundId : null
  if (game !== LOTTERY) return nameGamePath(game) + (round === null ? '' : `/rounds/${round}`)
  const base = nameLotteryPath(gameCode)
  if (round !== null) return `${base}/tickets/${round}`
  const isChart = options.lottoView === 'CHART'
  const hints = new URLSearchParams(isChart ? { view: 'trend' } : {})
  for (const name of isChart ? CHART_HINTS : PLAY_HINTS) {
    const value = options[name]
    if (value === undefined || !HINT_FORM.test(value)) continue
    if (name === 'prizeMode' || value !== DEFAULT_VIEW) hints.set(name, value)
  }
  return (isChart ? `${base}/draws` : base || '/') + (hints.size > 0 ? `?${hints}` : '')
}

/** The page that asks whose session continues in a game; it names the lottery that opens then. */
export function nameSwitchPath(game: ArcadeGame, gameCode: string): string {
  if (game !== LOTTERY) return `${nameGamePath(game)}/switch`
  return nameLotteryPath(gameCode) === '' ? '/switch' : `/switch?game=${gameCode}`
}
