import type { Database } from '@foyer/database'
import { verifyWholeLedger } from '@foyer/server'
import type { Databases } from '../scripts/start/databases.ts'
import type { PlayRecord } from './soak-member.ts'
import { OPENING_MINOR } from './soak-world.ts'

/** Longest wait for the last draws and payments. */
const END_WITHIN_MS = 180_000
const LOOK_MS = 1_000

/** Bets of Crash and tickets of the lottery as one list of rounds at the platform. */
const GAMES = `
  SELECT 'crash' AS game, id, merchant, player_id, stake, win, state, multiplier FROM arcade.crash_bet
  UNION ALL
  SELECT 'lottery', id, merchant, player_id, stake, win, state, NULL FROM arcade.ticket`

/** Waits until every bet and ticket has come to its end. @throws with what is left */
export async function waitForEnds({ arcade }: Databases): Promise<void> {
  const endMs = performance.now() + END_WITHIN_MS
  const count = () =>
    read<{ game: string; state: string; count: number }>(
      arcade,
      `SELECT game, state, count(*)::int AS count FROM (${GAMES}) g
       WHERE state NOT IN ('settled', 'void', 'refused') GROUP BY 1, 2`,
    )
  let open = await count()
  while (open.length > 0) {
    if (performance.now() > endMs) throw new Error(`without an end: ${JSON.stringify(open)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    open = await count()
  }
}

export interface SoakFigures {
  rounds: number
  bets: number
  tickets: number
  draws: number
  returned: number
  interrupted: number
}

export async function readFigures({ arcade }: Databases): Promise<SoakFigures> {
  const [figures] = await read<SoakFigures>(
    arcade,
    `SELECT (SELECT count(*)::int FROM arcade.crash_round) AS rounds,
      (SELECT count(*)::int FROM arcade.crash_bet) AS bets,
      (SELECT count(*)::int FROM arcade.ticket) AS tickets,
      (SELECT count(*)::int FROM arcade.draw WHERE state = 'drawn') AS draws,
      (SELECT count(*)::int FROM (${GAMES}) g WHERE state = 'void') AS returned,
      (SELECT count(*)::int FROM arcade.crash_round WHERE is_interrupted OR state = 'void') AS interrupted`,
  )
  if (!figures) throw new Error('no figures')
  return figures
}

/** Every violated rule as a sentence; empty when the money is right to the last unit. */
export async function findFaults(databases: Databases, seen: readonly PlayRecord[]): Promise<string[]> {
  const { server, arcade } = databases
  const violations = await verifyWholeLedger(server)
  const faults = violations.map(({ rule, subject, detail }) => `${rule}: ${subject}: ${detail}`)
  faults.push(...(await listFaults(arcade, 'balance is not what was played', BALANCES)))
  faults.push(...(await listFaults(arcade, 'not settled exactly once', SETTLEMENTS)))
  faults.push(...(await listFaults(arcade, 'round without an end', ROUNDS)))
  faults.push(...(await findBrokenWords(arcade, seen)))
  return faults
}

/** Balance of each player: the opening, less the stakes of settled rounds, plus their wins; nothing is held. */
const BALANCES = `
  SELECT s.player_id || ': balance ' || coalesce(a.balance::text, 'none') || ', held ' || coalesce(a.held, 0)
    || ', played ' || coalesce(p.net, 0) AS fault
  FROM (SELECT DISTINCT merchant, player_id FROM arcade.session) s
  LEFT JOIN public.ledger_account a
    ON a.merchant = s.merchant AND a.owner = 'member:' || s.player_id AND a.pocket = 'real'
  LEFT JOIN (
    SELECT merchant, player_id, sum(win - stake) AS net FROM (${GAMES}) g WHERE state = 'settled' GROUP BY 1, 2
  ) p ON p.merchant = s.merchant AND p.player_id = s.player_id
  WHERE a.held IS DISTINCT FROM 0 OR a.balance IS DISTINCT FROM ${OPENING_MINOR} + coalesce(p.net, 0)`

/**
 * Each settled round has one accepted stake and one credit of its win at the platform; one that was returned or refused
 * has moved nothing.
 */
const SETTLEMENTS = `
  SELECT g.game || ' ' || g.id || ' ' || g.state || ': stakes ' || t.stakes || ', credits ' || t.credits || ', paid '
    || t.paid || ' of ' || coalesce(g.win, 0) AS fault
  FROM (${GAMES}) g CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE operation = 'hold' AND phase = 'posted' AND moved = -g.stake) AS stakes,
      count(*) FILTER (WHERE operation = 'credit' AND phase = 'posted') AS credits,
      coalesce(sum(moved) FILTER (WHERE operation = 'credit'), 0) AS paid, coalesce(sum(moved), 0) AS moved
    FROM public.ledger_transfer l
    JOIN public.ledger_account a ON a.id = l.account_id
    WHERE a.owner = 'member:' || g.player_id AND a.merchant = g.merchant AND l.scope = 'arcade' AND l.round = g.id::text
  ) t
  WHERE CASE WHEN g.state = 'settled'
    THEN t.stakes <> 1 OR t.credits <> 1 OR t.paid <> g.win
    ELSE t.moved <> 0 OR t.credits <> 0 END`

const ROUNDS = `
  SELECT 'crash ' || r.id || ' is ' || r.state AS fault FROM arcade.crash_round r
  LEFT JOIN arcade.crash_result c ON c.round_id = r.id
  WHERE (r.state = 'crashed') <> (c.round_id IS NOT NULL)
    OR r.state NOT IN ('crashed', 'void') AND EXISTS (SELECT FROM arcade.crash_bet b WHERE b.round_id = r.id)`

/** What a player has seen and is not so: a placed bet that is gone or refused, a cash-out at another multiplier. */
async function findBrokenWords(arcade: Database, seen: readonly PlayRecord[]): Promise<string[]> {
  const rows = await read<{ id: string; state: string; multiplier: number | null }>(
    arcade,
    `SELECT id, state, multiplier FROM (${GAMES}) g`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return seen.flatMap(({ placed, cashedOut }) => [
    ...[...placed].flatMap((id) => {
      const state = byId.get(id)?.state ?? 'gone'
      return state === 'settled' || state === 'void' ? [] : [`${id} was placed and is ${state}`]
    }),
    ...[...cashedOut].flatMap(([id, multiplier]) => {
      const row = byId.get(id)
      return row?.state === 'settled' && row.multiplier === multiplier
        ? []
        : [`${id} was cashed out at ${multiplier} and is ${row?.state} at ${row?.multiplier}`]
    }),
  ])
}

async function listFaults(database: Database, name: string, text: string): Promise<string[]> {
  return (await read<{ fault: string }>(database, text)).map(({ fault }) => `${name}: ${fault}`)
}

async function read<Row>(database: Database, text: string): Promise<Row[]> {
  return (await database.executeSql(text)).rows as Row[] // the columns of the statement
}
