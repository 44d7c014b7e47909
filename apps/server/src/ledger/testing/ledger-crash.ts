import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createLedgerWriter, openAccounts } from '../index.ts'
import { memberOf } from '../ledger.rules.ts'
import type { LedgerAnswer } from '../ledger.types.ts'
import { verifyLedger } from '../ledger-verify.store.ts'
import { type AcknowledgedCall, readAcknowledgedCall } from './ledger-acknowledged.ts'
import { type LedgerAction, toCommand } from './ledger-action.ts'
import type { LoadOptions } from './ledger-load.ts'
import { LedgerModel } from './ledger-model.ts'

export const loadMembers = ['h1', 'h2', 'h3', 'h4']

/** A process that calls the ledger until it is killed. */
export interface LoadProcess {
  /** All answers received so far. */
  acknowledged: AcknowledgedCall[]
  /** Starts it and waits for this many further answers. */
  sendCalls(answers: number): Promise<void>
  /** SIGKILL; resolves after the process has ended. */
  kill(): Promise<void>
}

export function startLoad(options: LoadOptions): LoadProcess {
  const program = new URL('./ledger-load.ts', import.meta.url).pathname
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'foyer-compile-cache') },
  })
  const acknowledged: AcknowledgedCall[] = []
  const ended = once(child, 'close')
  let notify: () => void = () => undefined
  if (!child.stdout || !child.stdin) throw new Error('the load process has no pipes')
  createInterface({ input: child.stdout }).on('line', (line) => {
    const one = readAcknowledgedCall(line)
    if (one) acknowledged.push(one)
    notify()
  })
  return {
    acknowledged,
    async sendCalls(answers) {
      const wanted = acknowledged.length + answers
      child.stdin?.write('go\n')
      while (acknowledged.length < wanted) {
        const reported = new Promise<void>((resolve) => {
          notify = resolve
        })
        const [what] = await Promise.race([reported.then(() => ['told']), ended.then(() => ['ended'])])
        if (what === 'ended') throw new Error('the load process failed')
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Accounts for the load processes, with some money. */
export async function openLoadAccounts(database: Database): Promise<void> {
  for (const memberId of loadMembers) {
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

/** Every stored transfer in the order of its account, without tombstones: their roll-backs create them. */
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
  return { name: row.operation, request } as LedgerAction // the row holds the fields of its operation
}

/**
 * Invariants after any number of crashes: every rule of the ledger; every acknowledged answer is given again unchanged;
 * and the history of each account, acknowledged or not, equals a serial execution of it.
 */
export async function expectNothingLost(database: Database, acknowledged: AcknowledgedCall[]): Promise<void> {
  const scope = { merchant: 'aurora' }
  expect(await database.transaction((tx) => verifyLedger(tx), scope)).toEqual([])

  const writer = createLedgerWriter(database)
  // Without an id nothing was stored, and nothing is owed.
  const accepted = acknowledged.filter(({ answer }) => answer.transferId !== null)
  const again = await Promise.all(accepted.map(({ action }) => writer.write(toCommand(action))))
  for (const [index, { action, answer }] of accepted.entries()) {
    expect({ action, ...again[index] }).toEqual({ action, ...answer, isReplayed: true })
  }

  const model = new LedgerModel()
  for (const memberId of loadMembers) model.open(memberId, 'PHP')
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
