/**
 * Verifies a round of an instant game from its published data (docs/fairness.md):
 *
 *   npm run verify-round -- round.json
 *
 * The file is the one that the game's page “Verify a bet” saves. Prints every step; exits with 1 when the result does
 * not follow from the seeds.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { computeWinMinor } from '../src/games/game.rules.ts'
import { findGameByCode } from '../src/games/games.rules.ts'
import type { DrawnWord } from '../src/games/random-stream.rules.ts'
import { createSeededStream } from '../src/modules/seed-pair/index.ts'

const roundFile = z.object({
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

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}

const [path] = process.argv.slice(2)
if (path === undefined) fail('usage: npm run verify-round -- round.json')
const parsed = roundFile.safeParse(JSON.parse(await readFile(path, 'utf8')))
if (!parsed.success)
  fail(`the file is no decided round with a revealed seed: ${parsed.error.issues[0]?.path.join('.')}`)
const round = parsed.data
const game = findGameByCode(round.game)?.instant
if (!game) fail(`unknown game ${round.game}`)
const bet = game.readBet(round.bet)
if (bet === null) fail('the bet is outside of the rules')

const serverSeed = Buffer.from(round.serverSeed, 'hex')
const commitment = createHash('sha256').update(serverSeed).digest('hex')
console.log(`server seed  ${round.serverSeed}`)
console.log(`SHA-256      ${commitment}  ${commitment === round.commitment ? 'as committed' : 'NOT as committed'}`)
console.log(`client seed  ${round.clientSeed}`)
console.log(`nonce        ${round.nonce}`)
const words: DrawnWord[] = []
const random = createSeededStream({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce }, (word) => {
  words.push(word)
})
const outcome = game.computeOutcome(bet, random)
for (const { word, range, number } of words) console.log(`  ${word} mod ${range} = ${number ?? 'rejected'}`)
console.log(`outcome      ${JSON.stringify(outcome)}`)
const standing = game.settle(bet, outcome, round.steps, BigInt(round.maxFactor))
if (!standing) fail('the steps are not possible')
const win = computeWinMinor(BigInt(round.stake), standing.factor)
console.log(`multiplier   ${Number(standing.factor) / 10_000}`)
console.log(`win          ${win}`)
const isSame = commitment === round.commitment && String(win) === round.win && Number(standing.factor) === round.factor
console.log(isSame ? 'The result follows from the seeds.' : 'The result does NOT follow from the seeds.')
process.exitCode = isSame ? 0 : 1
