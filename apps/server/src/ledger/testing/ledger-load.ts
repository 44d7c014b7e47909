import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { openEngine } from '@foyer/database'
import { type KillRandom, openKillRandom } from '@foyer/database/testing'
import { createLedgerWriter, type LedgerAnswer } from '../index.ts'
import { writeAcknowledgedCall } from './ledger-acknowledged.ts'
import { type LedgerAction, perform, toCommand } from './ledger-action.ts'

/** Options of a load process, as JSON in its first argument. */
export interface LoadOptions {
  url?: string
  dataDir?: string
  role: string
  /** Separates the keys of different processes. */
  life: string
  /** Of the choices that each of its workers makes. */
  seed: number
  members: string[]
}

const WORKERS = 8
const ATTEMPTS = 200
const PAUSE_MS = 25

/* Calls the ledger without a pause until it is killed, and writes each answer at once. While the database is
   unavailable it repeats the same request, as every caller of the ledger should. It loads everything, reports ready,
   and starts on command: the next one can load while this one works. */
const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions // written by ledger-crash.ts
writeSync(1, '"ready"\n')
await once(process.stdin, 'data')

const { url, dataDir, role, life, seed, members } = options
const engine = await openEngine(url ? { url, poolSize: WORKERS } : { dataDir })
const database = engine.database({ schema: 'public', role })
const writer = createLedgerWriter(database)
await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))

async function work(worker: number): Promise<void> {
  const isBatched = worker % 2 === 0
  const random = openKillRandom(seed * WORKERS + worker)
  for (let step = 0; step < Number.MAX_SAFE_INTEGER; step++) {
    for (const action of writeProgress(`${life}-${worker}-${step}`, random)) {
      const answer = await ask(action, isBatched)
      writeSync(1, `${writeAcknowledgedCall({ action, answer })}\n`)
    }
  }
}

/** A transfer comes in; or a stake or a payout is held and resolved in one of its ways, or stays open. */
function writeProgress(name: string, random: KillRandom): LedgerAction[] {
  const memberId = members[random.pick(0, members.length)] ?? ''
  const base = { merchant: 'aurora', memberId, currency: 'PHP', scope: 'hammer', counter: 'game:hammer' }
  const amountMinor = BigInt(random.pick(1, 90))
  const target = `${name}-1`
  const first = { ...base, key: target, amountMinor }
  const second = { ...base, key: `${name}-2` }
  const bet: LedgerAction = { name: 'hold', request: { ...first, kind: 'bet', round: name } }
  const payout: LedgerAction = { name: 'hold', request: { ...first, kind: 'withdrawal' } }
  const rollback: LedgerAction = { name: 'rollback', request: { ...second, target, round: name } }
  const progressLines: LedgerAction[][] = [
    [{ name: 'transfer', request: { ...first, kind: 'deposit' } }],
    [bet, { name: 'credit', request: { ...second, amountMinor: amountMinor - 1n, round: name, closesRound: true } }],
    [bet, rollback],
    [rollback, bet],
    [payout, { name: 'post', request: { ...second, target } }],
    [payout, { name: 'void', request: { ...second, target } }],
    [bet],
  ]
  return progressLines[random.pick(0, progressLines.length)] ?? []
}

async function ask(action: LedgerAction, isBatched: boolean): Promise<LedgerAnswer> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    try {
      return await callOnce(action, isBatched)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return callOnce(action, isBatched)
}

function callOnce(action: LedgerAction, isBatched: boolean): Promise<LedgerAnswer> {
  if (isBatched) return writer.write(toCommand(action))
  return database.transaction((tx) => perform(tx, action), { merchant: 'aurora' })
}
