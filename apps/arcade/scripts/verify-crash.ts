/**
 * Verifies a round of Crash with Node.js (18 or later) and its published record (docs/fairness.md). It shares no code
 * with the game, so that anybody can read, keep and run it:
 *
 *   node verify-crash.ts https://arcade.example/api/games/crash/results/1234/record
 *   node verify-crash.ts crash-1234.json
 *   node verify-crash.ts --simulate 10000000
 *
 * With --simulate it computes that many rounds from random seeds, and compares shares and returns with the rule.
 * Exit code: 0 when everything matches, 1 when something does not, 2 for unreadable input.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'

interface CrashRecord {
  roundId: number
  commitment: string
  seed: string
  entropy: string[]
  crash: number
}

const RANGE = 2n ** 52n

/** Crash point in hundredths: 99 × 2^52 / (number + 1), rounded down, from 1.00× to 1,000×. */
function computePoint(seed: Buffer, message: string): number {
  const digest = createHmac('sha256', seed).update(message).digest('hex')
  const point = (99n * RANGE) / (BigInt(`0x${digest.slice(0, 13)}`) + 1n)
  return Number(point < 100n ? 100n : point > 100_000n ? 100_000n : point)
}

async function verify(place: string): Promise<boolean> {
  const text = /^https?:/.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8')
  const content = JSON.parse(text)
  const record: CrashRecord = content.value ?? content
  const seed = Buffer.from(record.seed, 'hex')
  const message = ['crash-1', String(record.roundId), ...record.entropy].join('|')
  const checks: [string, string, string][] = [
    [
      'the seed is the one committed to before the bets',
      record.commitment,
      createHash('sha256').update(seed).digest('hex'),
    ],
    ['the crash point follows from seed and bets', String(record.crash), String(computePoint(seed, message))],
  ]
  for (const [what, published, computed] of checks) {
    console.log(`${published === computed ? 'yes' : 'NO '}  ${what}`)
    console.log(`     published ${published}\n     computed  ${computed}`)
  }
  return checks.every(([, published, computed]) => published === computed)
}

const TARGETS = [101, 110, 125, 150, 200, 300, 500, 1_000]

/**
 * Chi-square over the shares between the targets, the return of a cash-out at each of them, and a serial test: pairs of
 * successive rounds are as frequent as their shares say.
 */
function simulate(rounds: number): boolean {
  const reached = new Array<number>(TARGETS.length).fill(0)
  const pairs = new Map<number, number>()
  let last = 0
  let seed: Buffer = randomBytes(32)
  for (let round = 1; round <= rounds; round += 1) {
    if (round % 1_000 === 0) seed = randomBytes(32)
    const point = computePoint(seed, `crash-1|${round}`)
    let level = 0
    while (level < TARGETS.length && point >= (TARGETS[level] ?? 0)) {
      reached[level] = (reached[level] ?? 0) + 1
      level += 1
    }
    const pair = last * (TARGETS.length + 1) + level
    if (round > 1) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    last = level
  }
  let [isGood, chiSquare, before, chanceBefore] = [true, 0, rounds, 1]
  const chances: number[] = []
  for (const [index, target] of TARGETS.entries()) {
    const share = Number((99n * RANGE) / BigInt(target)) / Number(RANGE)
    const count = reached[index] ?? 0
    chances.push(chanceBefore - share)
    const expected = (chanceBefore - share) * rounds
    chiSquare += (before - count - expected) ** 2 / expected
    const [returned, deviation] = [
      (count / rounds) * (target / 100),
      Math.sqrt((share * (1 - share)) / rounds) * (target / 100),
    ]
    const isNear = Math.abs(returned - 0.99) < Math.max(0.001, 4 * deviation)
    isGood &&= isNear
    console.log(`${isNear ? 'yes' : 'NO '}  ${(target / 100).toFixed(2)}×: return ${(returned * 100).toFixed(3)} %`)
    before = count
    chanceBefore = share
  }
  chiSquare += (before - chanceBefore * rounds) ** 2 / (chanceBefore * rounds)
  // 8 degrees of freedom: above 26.1 once in a thousand runs.
  const isEven = chiSquare < 26.1
  console.log(`${isEven ? 'yes' : 'NO '}  chi-square ${chiSquare.toFixed(1)} of 8 degrees of freedom, at most 26.1`)
  chances.push(chanceBefore)
  let serial = 0
  for (const [first, one] of chances.entries())
    for (const [second, other] of chances.entries()) {
      const expected = one * other * (rounds - 1)
      serial += ((pairs.get(first * chances.length + second) ?? 0) - expected) ** 2 / expected
    }
  // 80 degrees of freedom: above 124.8 once in a thousand runs.
  const isFree = serial < 124.8
  console.log(`${isFree ? 'yes' : 'NO '}  serial test ${serial.toFixed(1)} of 80 degrees of freedom, at most 124.8`)
  return isGood && isEven && isFree
}

async function main([first, count]: string[]): Promise<number> {
  if (first === undefined) throw new Error('usage: verify-crash.ts RECORD | --simulate ROUNDS')
  const isGood = first === '--simulate' ? simulate(Number(count ?? 1_000_000)) : await verify(first)
  return isGood ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 2
  },
)
