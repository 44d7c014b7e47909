import type { FormCode } from './kind.constants.ts'

/** When the draws of a lottery fall: at equal intervals of the UTC day, or once a day at a local time. */
export type Schedule =
  | { kind: 'every'; seconds: number }
  /** `time` as 20:00 in an IANA time zone, the one of the merchants whose members play. */
  | { kind: 'daily'; time: string; timeZone: string }

export interface Lottery {
  /** In the player's transaction history. */
  name: string
  form: FormCode
  /** An instance may set another one of the same kind (ArcadeConfig). */
  schedule: Schedule
  /** Draws on sale at a time; each has published its commitment on opening. */
  drawsAhead: number
  /** Selectable numbers of draws that one ticket is placed for, at most `drawsAhead`. */
  runs: readonly number[]
}

/** The lotteries by their game code at the platform. Each has its own draws, seeds and commitments. */
export const LOTTERIES = {
  FIVE: {
    name: 'Five',
    form: 'five',
    schedule: { kind: 'every', seconds: 60 },
    drawsAhead: 20,
    runs: [1, 3, 5, 10, 20],
  },
  FIVEDAY: {
    name: 'Five Daily',
    form: 'five',
    schedule: { kind: 'daily', time: '20:00', timeZone: 'Asia/Manila' },
    drawsAhead: 7,
    runs: [1, 3, 7],
  },
  SEA4D: {
    name: 'Sea 4D',
    form: 'sea',
    schedule: { kind: 'every', seconds: 300 },
    drawsAhead: 10,
    runs: [1, 3, 5, 10],
  },
  VN27: {
    name: 'Vietnam 27',
    form: 'vietnam',
    schedule: { kind: 'every', seconds: 300 },
    drawsAhead: 10,
    runs: [1, 3, 5, 10],
  },
} as const satisfies Record<string, Lottery>

export type LotteryCode = keyof typeof LOTTERIES

export const LOTTERY_CODES = Object.keys(LOTTERIES) as LotteryCode[] // the keys of the table

/** The lottery that the arcade's root address shows; its draws have ids without a code. */
export const MAIN_LOTTERY: LotteryCode = 'FIVE'

/** Beginning of the addresses of the other lotteries; their code follows. */
export const LOTTERY_PATH = '/l/'

export function isLotteryCode(text: string): text is LotteryCode {
  return Object.hasOwn(LOTTERIES, text)
}

export function getLottery(code: LotteryCode): Lottery {
  return LOTTERIES[code]
}

/** Beginning of the addresses of a lottery's screens: empty for the main one, whose screens stand at the root. */
export function nameLotteryPath(code: string): string {
  return isLotteryCode(code) && code !== MAIN_LOTTERY ? LOTTERY_PATH + code : ''
}
