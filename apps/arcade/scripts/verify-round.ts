/**
 * Verifies a round of an instant game from its published data (docs/fairness.md):
 *
 *   npm run verify-round -- round.json
 *
 * The file is the one that the game's page “Verify a bet” saves; prints every step. A list of such rounds is verified
 * without the steps. Exits with 1 when a result does not follow from the seeds.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findGameByCode } from '../src/game/arcade-game.rules.ts'
import { computeWinMinor } from '../src/game/instant-game.rules.ts'
import type { DrawnWord } from '../src/game/random-stream.rules.ts'
import { games } from '../src/games/games.rules.ts'
import { createSeededStream } from '../src/modules/seed-pair/index.ts'

const decidedFile = z.object({
  game: z.string(),
  bet: z.unknown(),
  steps: z.array(z.unknown()),
  stake: z.string().regex(/^\d{1,18}$/),
  win: z.string().regex(/^\d{1,18}$/),
  factor: z.number().int().min(0),
  maxFactor: z.string().regex(/^\d{1,24}$/),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  serverSeed: z.string().regex(/^[0-9a-f]{64}$/),
  clientSeed: z.string().regex(/^[!-~]{1,64}$/),
  nonce: z.number().int().min(0),
})

/** A round without a result: its stake was returned. */
const returnedFile = decidedFile.extend({
  state: z.enum(['refused', 'voiding', 'void']),
  ...{ win: z.null(), factor: z.null() },
})

const roundFile = z.union([decidedFile, returnedFile])

type Round = z.infer<typeof roundFile>

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}

/** Computes a round again, of a returned one its commitment only; prints every step with `print`. */
function verifyRound(round: Round, print: (text: string) => void): boolean {
  const game = findGameByCode(games, round.game)?.instant
  if (!game) fail(`unknown game ${round.game}`)
  const bet = game.readBet(round.bet)
  if (bet === null) fail('the bet is outside of the rules')
  const serverSeed = Buffer.from(round.serverSeed, 'hex')
  const commitment = createHash('sha256').update(serverSeed).digest('hex')
  print(`server seed  ${round.serverSeed}`)
  print(`SHA-256      ${commitment}  ${commitment === round.commitment ? 'as committed' : 'NOT as committed'}`)
  print(`client seed  ${round.clientSeed}`)
  print(`nonce        ${round.nonce}`)
  if (round.win === null) return commitment === round.commitment
  const words: DrawnWord[] = []
  const random = createSeededStream({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce }, (word) => {
    words.push(word)
  })
  const outcome = game.computeOutcome(bet, random)
  for (const { word, range, number } of words) print(`  ${word} mod ${range} = ${number ?? 'rejected'}`)
  print(`outcome      ${JSON.stringify(outcome)}`)
  const standing = game.settle(bet, outcome, round.steps, BigInt(round.maxFactor))
  if (!standing) fail('the steps are not possible')
  const win = computeWinMinor(BigInt(round.stake), standing.factor)
  print(`multiplier   ${Number(standing.factor) / 10_000}`)
  print(`win          ${win}`)
  return commitment === round.commitment && String(win) === round.win && Number(standing.factor) === round.factor
}

const [path] = process.argv.slice(2)
if (path === undefined) fail('usage: npm run verify-round -- round.json')
const content: unknown = JSON.parse(await readFile(path, 'utf8'))
const parsed = z.union([roundFile.transform((round) => [round]), z.array(roundFile).min(1)]).safeParse(content)
if (!parsed.success) fail(`the file is no decided round with a revealed seed, and no list of such rounds`)
const rounds = parsed.data
const isList = Array.isArray(content)
const other = rounds.filter((round) => !verifyRound(round, isList ? () => undefined : console.log))
for (const { game, clientSeed, nonce } of isList ? other : []) console.log(`${game} ${clientSeed} ${nonce}`)
if (isList) console.log(`${rounds.length - other.length} of ${rounds.length} results follow from the seeds.`)
else if (other.length > 0) console.log('The result does NOT follow from the seeds.')
else
  console.log(
    rounds[0]?.win === null ? 'The stake was returned: there is no result.' : 'The result follows from the seeds.',
  )
process.exitCode = other.length === 0 ? 0 : 1
