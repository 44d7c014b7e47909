import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createLedgerWriter, openAccounts, verifyLedger } from '../index.ts'
import { memberOf } from '../ledger.rules.ts'
import type { LedgerAnswer } from '../ledger.types.ts'
import { type LedgerAction, toCommand } from './ledger-action.ts'
import type { HammerOptions } from './ledger-hammer.ts'
import { type Heard, readHeard } from './ledger-heard.ts'
import { LedgerModel } from './ledger-model.ts'

export const hammerMembers = ['h1', 'h2', 'h3', 'h4']

/** A process that calls the ledger until it is killed. */
export interface Hammer {
  /** Everything that it was answered so far. */
  heard: Heard[]
  /** Lets it begin, and waits until it was answered this many times from now. */
  strike(answers: number): Promise<void>
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
}

export function startHammer(options: HammerOptions): Hammer {
  const program = new URL('./ledger-hammer.ts', import.meta.url).pathname
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'foyer-compile-cache') },
  })
  const heard: Heard[] = []
  const ended = once(child, 'close')
  let tell: () => void = () => undefined
  if (!child.stdout || !child.stdin) throw new Error('the hammer has no pipes')
  createInterface({ input: child.stdout }).on('line', (line) => {
    const one = readHeard(line)
    if (one) heard.push(one)
    tell()
  })
  return {
    heard,
    async strike(answers) {
      const wanted = heard.length + answers
      child.stdin?.write('go\n')
      while (heard.length < wanted) {
        const told = new Promise<void>((resolve) => {
          tell = resolve
        })
        const [what] = await Promise.race([told.then(() => ['told']), ended.then(() => ['ended'])])
        if (what === 'ended') throw new Error('the hammer broke')
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Accounts for the hammers to strike, with some money. */
export async function openHammerAccounts(database: Database): Promise<void> {
  for (const memberId of hammerMembers) {
    await database.transaction((tx) => openAccounts(tx, { merchant: 'aurora', memberId, currency: 'PHP' }), {
      merchant: 'aurora',
    })
  }
}

interface StoredRow extends Record<string, unknown> {
  owner: string
  scope: string
  key: string
  operation: LedgerAction['name']
  kind: 'bet'
  code: LedgerAnswer['code']
  amount: string
  round: string | null
  target: string | null
  closes: boolean
  balance: string
  held: string
  version: string
}

/** Every stored transfer in the order of its account, tombstones left out: those are made by their roll-backs. */
async function readHistory(database: Database): Promise<StoredRow[]> {
  const { rows } = await database.transaction(
    (tx) =>
      tx.execute<StoredRow>(sql`
        SELECT a.owner, t.scope, t.key, t.operation, t.kind, t.refusal AS code, t.amount, t.round, t.target,
          coalesce(t.settles LIKE 'round:%', false) AS closes, t.balance_after AS balance, t.held_after AS held,
          t.version_after AS version
        FROM ledger_transfer t JOIN ledger_account a ON a.id = t.account_id WHERE t.request_hash IS NOT NULL
        ORDER BY t.account_id, t.version_after, t.phase = 'refused', t.id`),
    { merchant: 'aurora' },
  )
  return rows
}

function toAction(row: StoredRow): LedgerAction {
  const amount = BigInt(row.amount)
  const request = {
    merchant: 'aurora',
    memberId: memberOf(row.owner),
    currency: 'PHP',
    scope: row.scope,
    key: row.key,
    kind: row.kind,
    counter: '',
    amountMinor: amount < 0n ? -amount : amount,
    ...(row.round === null ? {} : { round: row.round }),
    target: row.target ?? '',
    closesRound: row.closes,
  }
  return { name: row.operation, request } as LedgerAction // the row holds what its operation needs
}

/**
 * What must hold after any number of deaths: every rule of the ledger; every answer that was heard is given again, word
 * for word; and the history of each account, heard or not, is what a serial execution of it gives.
 */
export async function expectNothingLost(database: Database, heard: Heard[]): Promise<void> {
  const scope = { merchant: 'aurora' }
  expect(await database.transaction((tx) => verifyLedger(tx), scope)).toEqual([])

  const writer = createLedgerWriter(database)
  // Without an id nothing was stored, and nothing is owed.
  const kept = heard.filter(({ answer }) => answer.transferId !== null)
  const again = await Promise.all(kept.map(({ action }) => writer.write(toCommand(action))))
  for (const [index, { action, answer }] of kept.entries()) {
    expect({ action, ...again[index] }).toEqual({ action, ...answer, isReplayed: true })
  }

  const model = new LedgerModel()
  for (const memberId of hammerMembers) model.open(memberId, 'PHP')
  const history = await readHistory(database)
  for (const row of history) {
    const { code, balanceMinor, heldMinor, version } = model.apply(toAction(row))
    const stored = { code: row.code, balance: row.balance, held: row.held, version: row.version }
    expect({ key: row.key, code, balance: `${balanceMinor}`, held: `${heldMinor}`, version: `${version}` }).toEqual({
      key: row.key,
      ...stored,
    })
  }
  expect(await database.transaction((tx) => verifyLedger(tx), scope)).toEqual([])
}
