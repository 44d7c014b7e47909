import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { computeMaxFactor, computeWinMinor, findRoundBounds, type InstantGame } from '../src/game/instant-game.rules.ts'
import { games } from '../src/games/games.rules.ts'
import { createSeededStream } from '../src/modules/seed-pair/index.ts'
import { computePlainly } from '../src/testing/plain-verifier.ts'

const ROUNDS = 1_000
const SCRIPT = new URL('verify-round.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'rounds-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** A round as its page saves it, played as the server plays it: the first possible way of its bet. */
function playRound(game: InstantGame, nonce: number) {
  const serverSeed = createHash('sha256')
    .update(`${game.code} ${Math.floor(nonce / 10)}`)
    .digest()
  const clientSeed = `seed-of-${game.id}`
  const bets = game.listBets()
  const bet = bets[nonce % bets.length]
  const bounds = findRoundBounds(game, bet, 'PHP')
  if (!bounds) throw new Error('no bounds')
  const stake = nonce % 3 === 0 ? bounds.maxMinor : bounds.minMinor + BigInt(nonce) * bounds.stepMinor
  const maxFactor = computeMaxFactor(stake, bounds.maxWinMinor)
  const outcome = game.computeOutcome(bet, createSeededStream({ serverSeed, clientSeed, nonce }))
  const plans = game.listPlans(bet)
  const steps: unknown[] = []
  let standing = game.settle(bet, outcome, steps, maxFactor)
  for (const step of plans[nonce % plans.length] ?? []) {
    if (standing?.isOver !== false) break
    steps.push(step)
    standing = game.settle(bet, outcome, steps, maxFactor)
  }
  if (!standing?.isOver) throw new Error('the plan does not end')
  return {
    ...{ game: game.code, roundId: `round-${nonce}`, bet, steps },
    ...{ stake: String(stake), win: String(computeWinMinor(stake, standing.factor)) },
    ...{ factor: Number(standing.factor), maxFactor: String(maxFactor) },
    commitment: createHash('sha256').update(serverSeed).digest('hex'),
    ...{ serverSeed: serverSeed.toString('hex'), clientSeed, nonce },
  }
}

const instants = games.flatMap(({ instant }) => instant ?? [])
const rounds = instants.map((game) => Array.from({ length: ROUNDS }, (_, nonce) => playRound(game, nonce)))

it('T21 the command agrees with 1,000 rounds of each game, and notices one that was changed', () => {
  const path = join(folder, 'all.json')
  const all = rounds.flat()
  writeFileSync(path, JSON.stringify(all))
  const count = ROUNDS * instants.length
  expect(execFileSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' })).toBe(
    `${count} of ${count} results follow from the seeds.\n`,
  )
  const changed = all.map((round, index) => (index === 500 ? { ...round, win: String(BigInt(round.win) + 1n) } : round))
  writeFileSync(path, JSON.stringify(changed))
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toBe(`DICE seed-of-dice 500\n${count - 1} of ${count} results follow from the seeds.\n`)
})

it.each(instants.map(({ id }, index) => [id, rounds[index] ?? []] as const))(
  'T21 what docs/fairness.md says, and nothing else, gives the results of 1,000 rounds of %s',
  (_id, played) => {
    for (const round of played) {
      const { factor, win, commitment } = computePlainly(round)
      expect([round.nonce, round.bet, factor, win, commitment]).toEqual([
        round.nonce,
        round.bet,
        round.factor,
        round.win,
        round.commitment,
      ])
    }
    expect(played).toHaveLength(ROUNDS)
  },
)

it('T21 the command shows every step of a single round', () => {
  const dice = instants.find(({ id }) => id === 'dice')
  if (!dice) throw new Error('no dice')
  const path = join(folder, 'one.json')
  writeFileSync(path, JSON.stringify(playRound(dice, 5)))
  const text = execFileSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' })
  expect(text).toContain('as committed')
  expect(text).toMatch(/mod 10000 = \d+\n/)
  expect(text).toContain('The result follows from the seeds.')
})

it.each(['refused', 'voiding', 'void'])('T21 of a round that is %s the command checks the commitment only', (state) => {
  const mines = instants.find(({ id }) => id === 'mines')
  if (!mines) throw new Error('no mines')
  const returned = { ...playRound(mines, 5), state, steps: [], win: null, factor: null }
  const path = join(folder, 'returned.json')
  writeFileSync(path, JSON.stringify(returned))
  const text = execFileSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' })
  expect(text).toContain('as committed')
  expect(text).toMatch(/The stake was returned: there is no result\.\n$/)
  for (const changed of [
    { ...returned, commitment: '0'.repeat(64) },
    { ...returned, state: 'settled' },
  ]) {
    writeFileSync(path, JSON.stringify(changed))
    expect(spawnSync(process.execPath, [SCRIPT, path], { encoding: 'utf8' }).status).toBe(1)
  }
})
