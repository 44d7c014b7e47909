import { randomUUID } from 'node:crypto'
import type { EndpointDefinition } from '@foyer/contract'
import { vendorCredit, vendorDebit, vendorDebitCredit, vendorRollback } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { listMovements, readBalances, transfer } from '../../../ledger/index.ts'
import { verifyLedger } from '../../../ledger/ledger-verify.store.ts'
import { createMember } from '../../../member/index.ts'
import { saveGame } from '../../../testing/save-game.ts'
import { seedSession } from '../../../testing/seed-session.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { saveVendorLimit } from '../index.ts'

const merchant = 'aurora'
/** Code of the fixture’s vendor; its only game is below. */
export const VENDOR = 'games'
const GAME = 'SPIN'
/** A slow database has no connection for hundreds of them. */
const PLAYERS_AT_ONCE = 10

export interface Player {
  memberId: string
  sessionId: string
  currency: string
}

/** A server with one vendor at one merchant, its players and its signed calls. */
export interface VendorFixture {
  server: TestServer
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A logged-in player with 100.00 of real or play money. */
  makePlayer(type?: 0 | 4): Promise<Player>
  /** Several of them. */
  makePlayers(count: number): Promise<Player[]>
  /** 100.00 of real or play money for a member. */
  fund(memberId: string, currency: string): Promise<void>
  listMovements(memberId: string): ReturnType<typeof listMovements>
  /** Balance and held amount, in minor units. */
  readMoney(player: Player): Promise<[bigint | undefined, bigint | undefined]>
  /** Makes a signed call. @returns the error code, or the player's balance in the answer */
  send(endpoint: EndpointDefinition, body: object): Promise<string>
  /** The same with further headers. */
  sendWith(endpoint: EndpointDefinition, body: object, headers: Record<string, string>): Promise<string>
  debit(body: object): Promise<string>
  credit(body: object): Promise<string>
  debitCredit(body: object): Promise<string>
  rollBack(body: object): Promise<string>
  setLimits(changes: string): Promise<unknown>
  /** Violations of the ledger; empty when it is sound. */
  verify(): ReturnType<typeof verifyLedger>
  close(): Promise<void>
}

/** Limits of wins: credit 10.00, round 15.00, day 1,000.00. */
const limits = { creditLimitMinor: 1_000n, roundLimitMinor: 1_500n, dayLimitMinor: 100_000n }

const SECRET = 'g'.repeat(32)

export async function startVendorFixture(settings: Parameters<typeof startTestServer>[0] = {}): Promise<VendorFixture> {
  const server = await startTestServer({
    ...settings,
    vendorSecrets: { arcade: 'a'.repeat(32), bank: 'b'.repeat(32), [VENDOR]: SECRET },
    gameVendors: [VENDOR],
    gameVendorSettings: { [VENDOR]: { name: 'Games', playUrl: 'http://games.localhost:1/play', secret: SECRET } },
  })
  const run = <T>(work: (tx: Tx) => Promise<T>) => server.database.transaction(work, { merchant })
  const looks = { image: '', lottoArea: null, prizeMode: null, lottoView: null, freeplay: false, isHot: false }
  const game = { code: GAME, ordinal: 1, title: { EN: 'A game' }, gameClassify: 'RNG', launchMode: 'LOTT' } as const
  await run((tx) => saveGame(tx, { merchant, vendor: VENDOR, ...game, ...looks }))
  await run((tx) => saveVendorLimit(tx, { merchant, vendor: VENDOR, currency: 'PHP', ...limits }))

  async function send(endpoint: EndpointDefinition, body: object): Promise<string> {
    return sendWith(endpoint, body, {})
  }

  async function sendWith(endpoint: EndpointDefinition, body: object, headers: Record<string, string>) {
    const { envelope } = await server.callSigned(endpoint, body, VENDOR, undefined, headers)
    return envelope.errorCode ?? (envelope.value as { balance: string }).balance // every wallet answer has it
  }

  async function fund(memberId: string, currency: string): Promise<void> {
    const money = { merchant, memberId, currency, scope: 'seed', key: randomUUID() }
    await run((tx) => transfer(tx, { ...money, kind: 'opening', amountMinor: 10_000n, counter: 'house:opening' }))
  }

  async function makePlayer(type: 0 | 4 = 0): Promise<Player> {
    const username = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const details = { username, passwordHash: '-', type, language: 'EN', registerMethod: 'H5' } as const
    const member = await run((tx) => createMember(tx, server.merchants[merchant], details))
    if (!member) throw new Error('the name is taken')
    const sessionId = await run((tx) => seedSession(tx, server.merchants[merchant], member))
    const currency = type === 4 ? 'FUN' : 'PHP'
    await fund(member.id, currency)
    return { memberId: member.id, sessionId, currency }
  }

  return {
    server,
    run,
    makePlayer,
    fund,
    async makePlayers(count) {
      const players: Player[] = []
      while (players.length < count) {
        const chunk = Array.from({ length: Math.min(PLAYERS_AT_ONCE, count - players.length) }, () => makePlayer())
        players.push(...(await Promise.all(chunk)))
      }
      return players
    },
    listMovements: (memberId) => run((tx) => listMovements(tx, { merchant, memberId, limit: 50 })),
    async readMoney({ memberId }) {
      const [balance] = await run((tx) => readBalances(tx, merchant, memberId))
      return [balance?.balanceMinor, balance?.heldMinor]
    },
    send,
    sendWith,
    debit: (body) => send(vendorDebit, body),
    credit: (body) => send(vendorCredit, body),
    debitCredit: (body) => send(vendorDebitCredit, body),
    rollBack: (body) => send(vendorRollback, body),
    setLimits: (changes) => server.database.executeSql(`UPDATE vendor_limit SET ${changes} WHERE vendor = '${VENDOR}'`),
    verify: () => run((tx) => verifyLedger(tx)),
    close: () => server.close(),
  }
}

/** A debit of 1.00 in a new round. */
export function makeDebit({ memberId: playerId, sessionId, currency }: Player, changes: object = {}) {
  const ids = { transactionId: randomUUID(), roundId: randomUUID() }
  return { merchant, playerId, sessionId, currency, gameCode: GAME, amount: '100', ...ids, ...changes }
}

/** An instant round that takes 1.00 and pays 2.50. */
export function makeDebitCredit(player: Player, changes: object = {}) {
  const { amount: debitAmount, ...call } = makeDebit(player)
  return { ...call, debitAmount, creditAmount: '250', ...changes }
}

/** The rollback of a debit. */
export function makeRollback(debit: { playerId: string; roundId: string; transactionId: string }) {
  const { playerId, roundId, transactionId: reverses } = debit
  return { merchant, playerId, roundId, reverses, transactionId: randomUUID() }
}
