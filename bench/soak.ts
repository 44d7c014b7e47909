/**
 * The statistics of fairness with new seeds; the durations of answers about known and unknown members; the long series of
 * kills of the ledger's process on both databases; then 200 members on Crash and the lottery for five minutes, with calls
 * broken off and repeated, and one of two processes killed again and again; then the proof that no money is wrong by a
 * unit:
 *
 *   npm run soak -- [seconds] [members]
 *
 * Needs PostgreSQL at DATABASE_URL or localhost:5432; with REDIS_URL the processes share limits. Exits with 1 when a
 * rule is violated.
 */
import { randomInt } from 'node:crypto'
import { buildApps } from '../scripts/build-apps.ts'
import { toolPath } from '../scripts/project.ts'
import { runCommand } from '../scripts/run-command.ts'
import { createProgress } from '../scripts/start/progress.ts'
import { createMember } from './soak-member.ts'
import { findFaults, readFigures, waitForEnds } from './soak-proof.ts'
import { openWorld, type SoakWorld } from './soak-world.ts'

const [secondsText = '300', membersText = '200'] = process.argv.slice(2)
const seconds = Number(secondsText)
/** Kills of each test in the long series. */
const KILLS = 20
/** Probes of a known and of an unknown member whose durations are compared. */
const PROBES = 50
/** Between the start of a killed process and the next kill. */
const KILL_AFTER_MS = { least: 6_000, most: 18_000 }
const FAULTS_SHOWN = 20

const report = createProgress((line) => console.error(line))

async function killInTurn(world: SoakWorld, isOver: () => boolean): Promise<number> {
  let kills = 0
  while (!isOver()) {
    await sleep(KILL_AFTER_MS.least + randomInt(KILL_AFTER_MS.most - KILL_AFTER_MS.least))
    const instance = world.instances[kills % world.instances.length]
    if (!instance || isOver()) continue
    await world.killAndRestart(instance)
    kills += 1
    report(`${kills} kills`)
  }
  return kills
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The kill tests with more kills than `npm test` has time for. */
async function runKillTests(kind: 'embedded' | 'served'): Promise<boolean> {
  report(`${KILLS} kills on the ${kind} database`)
  const env = { ...process.env, FOYER_TEST_DATABASE: kind, FOYER_KILLS: String(KILLS) }
  const paths = ['ledger.kill.test.ts', 'durability.test.ts']
  const { code } = await runCommand(toolPath('vitest'), ['run', ...paths], { env, isShown: true })
  return code === 0
}

/** The statistics of fairness with new seeds; those of `npm test` are fixed. */
async function runStatistics(): Promise<boolean> {
  const seed = String(randomInt(2 ** 31))
  report(`statistics of fairness: FOYER_STATISTICS_SEED=${seed} repeats their outcomes`)
  const env = { ...process.env, FOYER_STATISTICS_SEED: seed }
  const paths = ['fairness-statistics.test.ts', 'games-statistics.test.ts', 'crash-fairness.rules.test.ts']
  const { code } = await runCommand(toolPath('vitest'), ['run', '--retry=0', ...paths], { env, isShown: true })
  return code === 0
}

/** Durations of the answers about known and unknown members: comparable only where nothing else runs. */
async function compareDurations(): Promise<boolean> {
  report('durations of answers about known and unknown members')
  const env = { ...process.env, FOYER_PROBES: String(PROBES) }
  const { code } = await runCommand(toolPath('vitest'), ['run', 'enumeration.test.ts'], { env, isShown: true })
  return code === 0
}

await buildApps({ report })
const isFair = await runStatistics()
const areDurationsEqual = await compareDurations()
const areKillsGreen = [await runKillTests('embedded'), await runKillTests('served')].every(Boolean)
const world = await openWorld(Number(membersText), report)
try {
  const listOrigins = () =>
    world.instances.filter((one) => world.isUp(one)).map(({ port }) => `http://127.0.0.1:${port}`)
  const members = world.players.map((player, index) =>
    createMember(player, index, { arcadeOrigin: world.arcadeOrigin, listOrigins }),
  )
  const endMs = performance.now() + seconds * 1_000
  const isOver = () => performance.now() > endMs
  report(`${members.length} members play for ${seconds} s`)
  const [kills] = await Promise.all([killInTurn(world, isOver), ...members.map((member) => member.play(isOver))])
  report('the last draws and payments')
  await waitForEnds(world.databases)
  await world.stop()
  const seen = members.map((member) => member.seen)
  const faults = await findFaults(world.databases, seen)
  const sum = (pick: (one: (typeof seen)[number]) => number) => seen.reduce((total, one) => total + pick(one), 0)
  const refusals = new Map<string, number>()
  for (const one of seen)
    for (const [code, count] of one.refusals) refusals.set(code, (refusals.get(code) ?? 0) + count)
  const played = await readFigures(world.databases)
  if (played.bets < members.length || played.tickets < members.length) faults.push('hardly anything was played')
  const figures = {
    ...{ seconds, members: members.length, kills },
    ...played,
    calls: sum((one) => one.calls),
    brokenOff: sum((one) => one.broken),
    repeated: sum((one) => one.repeated),
    seenPlaced: sum((one) => one.placed.size),
    seenCashedOut: sum((one) => one.cashedOut.size),
    refusals: Object.fromEntries(refusals),
  }
  console.log(JSON.stringify(figures, null, 2))
  for (const fault of faults.slice(0, FAULTS_SHOWN)) console.error(fault)
  console.log(faults.length ? `${faults.length} faults` : 'sums are zero, each round settled once, no unit is missing')
  process.exitCode = faults.length === 0 && areKillsGreen && isFair && areDurationsEqual ? 0 : 1
} finally {
  await world.remove()
}
