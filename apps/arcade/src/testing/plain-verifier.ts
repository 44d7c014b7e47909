import { createHash, createHmac } from 'node:crypto'

/**
 * The result of a round, written from docs/fairness.md alone: it shares no code and no constant with the games, so that
 * a difference between page and games is found.
 */

interface PlainRound {
  game: string
  bet: unknown
  steps: readonly unknown[]
  stake: string
  maxFactor: string
  serverSeed: string
  clientSeed: string
  nonce: number
}

type Draw = (range: number) => number

function openStream({ serverSeed, clientSeed, nonce }: PlainRound): Draw {
  const key = Buffer.from(serverSeed, 'hex')
  let position = 0
  function takeWord(): number {
    const block = createHmac('sha256', key)
      .update(`${clientSeed}:${nonce}:${Math.floor(position / 32)}`, 'ascii')
      .digest()
    const word = block.readUInt32BE(position % 32)
    position += 4
    return word
  }
  return (range) => {
    const limit = 2 ** 32 - (2 ** 32 % range)
    let word = takeWord()
    // Ends with the first word below the limit.
    while (word >= limit) word = takeWord()
    return word % range
  }
}

function choose(total: number, count: number): bigint {
  let [above, below] = [1n, 1n]
  for (let index = 1; index <= count; index += 1) {
    above *= BigInt(total - count + index)
    below *= BigInt(index)
  }
  return above / below
}

function playDice({ side, target }: { side: string; target: number }, draw: Draw): bigint {
  const chance = side === 'under' ? target : 9_999 - target
  const roll = draw(10_000)
  const isWon = side === 'under' ? roll < target : roll > target
  return isWon ? (9_900n * 10_000n) / BigInt(chance) : 0n
}

function playMines({ mines }: { mines: number }, draw: Draw, steps: readonly unknown[], maxFactor: bigint): bigint {
  const list = Array.from({ length: 25 }, (_, tile) => tile)
  const hidden = Array.from({ length: mines }, () => list.splice(draw(list.length), 1)[0])
  const pay = (safe: number) => (safe === 0 ? 10_000n : (9_900n * choose(25, safe)) / choose(25 - mines, safe))
  let safe = 0
  for (const step of steps) {
    if (step === 'cash') return pay(safe)
    if (hidden.some((tile) => tile === step)) return 0n
    safe += 1
    if (safe === 25 - mines || pay(safe + 1) > maxFactor) return pay(safe)
  }
  throw new Error('the round is not over')
}

const PLINKO: Readonly<Record<string, readonly number[]>> = {
  '8 low': [550, 210, 110, 100, 50],
  '8 medium': [1300, 300, 130, 70, 40],
  '8 high': [2900, 400, 150, 30, 20],
  '12 low': [1200, 320, 160, 140, 110, 100, 50],
  '12 medium': [3300, 1100, 400, 200, 110, 60, 30],
  '12 high': [17500, 2400, 800, 200, 70, 20, 20],
  '16 low': [2000, 800, 200, 150, 140, 120, 110, 100, 50],
  '16 medium': [12000, 4000, 1000, 500, 300, 150, 100, 50, 30],
  '16 high': [100000, 13000, 2600, 900, 400, 200, 20, 20, 20],
}

function playPlinko({ rows, risk }: { rows: number; risk: string }, draw: Draw): bigint {
  let bucket = 0
  for (let row = 0; row < rows; row += 1) bucket += draw(2)
  return BigInt(PLINKO[`${rows} ${risk}`]?.[Math.min(bucket, rows - bucket)] ?? 0) * 100n
}

const REELS = [
  'STFCKMDSBTKSDBCTSCDMCFKSCTDCFD',
  'FTWSCKTDSBKFTSCTDWCMSDFCDSBWKM',
  'MKWBSDCFDSMCWDTCSTFKBSDTKCSWTF',
  'WSTFCKMDSBWTKSCDFTWCSDFMBKTDSC',
  'SMDCFSCKBCKTDCSDCTMFSDKSTFDBCT',
]

const LINES =
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 21112 10121 12101 01010 21212 11011 11211 00100 22122 02020'.split(
    ' ',
  )

const PAYS: Readonly<Record<string, readonly number[]>> = {
  M: [30, 200, 2000],
  K: [20, 80, 500],
  F: [15, 50, 200],
  T: [10, 30, 100],
  D: [5, 12, 50],
  S: [4, 10, 40],
  C: [3, 8, 20],
}

function playSlot({ lines }: { lines: number }, draw: Draw): bigint {
  const window = REELS.map((reel) => {
    const stop = draw(30)
    return [0, 1, 2].map((row) => reel[(stop + row) % 30])
  })
  let pay = 0
  for (const line of LINES.slice(0, lines)) {
    const shown = window.map((column, reel) => column[Number(line[reel])]).join('')
    const run = /^([MKFTDSC])(?:\1|W)*/.exec(shown)?.[0] ?? ''
    pay += PAYS[run[0] ?? '']?.[run.length - 3] ?? 0
  }
  const bowls = window.flat().filter((symbol) => symbol === 'B').length
  pay += lines * (bowls < 3 ? 0 : bowls === 3 ? 2 : bowls === 4 ? 15 : 100)
  return BigInt((pay * 10_000) / lines)
}

function playBaccarat({ on }: { on: string }, draw: Draw): bigint {
  const shoe = Array.from({ length: 416 }, (_, position) => position)
  const cards = Array.from({ length: 6 }, () => (shoe.splice(draw(shoe.length), 1)[0] ?? 0) % 52)
  const points = (...positions: number[]) =>
    positions.reduce((sum, at) => sum + (((cards[at] ?? 0) % 13) + 1 > 9 ? 0 : ((cards[at] ?? 0) % 13) + 1), 0) % 10
  const isPair = (one: number, two: number) => (cards[one] ?? 0) % 13 === (cards[two] ?? 0) % 13
  let [player, banker] = [points(0, 2), points(1, 3)]
  if (player < 8 && banker < 8) {
    if (player > 5) {
      if (banker <= 5) banker = points(1, 3, 4)
    } else {
      const third = points(4)
      const draws = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']
      player = points(0, 2, 4)
      if (draws[banker]?.includes(String(third))) banker = points(1, 3, 5)
    }
  }
  if (on === 'playerPair') return isPair(0, 2) ? 130_000n : 0n
  if (on === 'bankerPair') return isPair(1, 3) ? 130_000n : 0n
  if (player === banker) return on === 'tie' ? 101_000n : 10_000n
  if (on === 'player') return player > banker ? 20_000n : 0n
  return on === 'banker' && banker > player ? 19_500n : 0n
}

export function computePlainly(round: PlainRound): { commitment: string; factor: number; win: string } {
  const draw = openStream(round)
  const bet = round.bet as never // each game below has the bet that the page states
  const factors: Readonly<Record<string, () => bigint>> = {
    DICE: () => playDice(bet, draw),
    MINES: () => playMines(bet, draw, round.steps, BigInt(round.maxFactor)),
    PLINKO: () => playPlinko(bet, draw),
    SLOT: () => playSlot(bet, draw),
    BACCARAT: () => playBaccarat(bet, draw),
  }
  const factor = factors[round.game]?.()
  if (factor === undefined) throw new Error(`${round.game} is not in docs/fairness.md`)
  return {
    commitment: createHash('sha256').update(Buffer.from(round.serverSeed, 'hex')).digest('hex'),
    factor: Number(factor),
    win: String((BigInt(round.stake) * factor) / 10_000n),
  }
}
