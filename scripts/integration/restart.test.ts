import { randomUUID } from 'node:crypto'
import {
  addWithdrawalCard,
  createDeposit,
  createWithdrawal,
  type Deposit,
  launchGame,
  login,
  type Movement,
  movements,
  register,
  type WalletBalance,
  type Withdrawal,
  type WithdrawalCard,
  wallet,
  withdrawalCards,
  withdrawals,
} from '@foyer/contract'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NewTicketWire, NextWire, PlayerWire, TicketPageWire } from '../../apps/arcade/src/game/wire.rules.ts'
import { oneLine, until } from '../../apps/arcade/src/testing/arcade-harness.ts'
import { buildApps } from '../build-apps.ts'
import { callEndpoint, callInstance, decideAtBank, type EndpointRequest } from '../instance-client.ts'
import { proveLedger, type RunningInstance, startInstance } from '../running-instance.ts'

const PASSWORD = 'restart7sky'
/** The demo's terms in force */
const TERMS_VERSION = '2026-11'
const account = { username: 'restarted', password: PASSWORD }
const DEPOSIT_MINOR = 100_000
const PAYOUT_MINOR = 60_000
const STAKE_MINOR = 500

let instance: RunningInstance
let session: Record<string, string> = {}

beforeAll(() => buildApps({ report: () => undefined }))
beforeEach(async () => {
  session = {}
  instance = await startInstance({ env: { DRAW_SECONDS: '120' }, hasClock: true })
})
afterEach(() => instance?.remove())

type Call = Pick<EndpointRequest, 'endpoint' | 'body' | 'query'>

const call = async <Value>(given: Call) =>
  callEndpoint<Value>({ port: instance.port, host: 'localhost', headers: session, ...given })
const ask = async <Value>(given: Call) => (await call<Value>(given)).value

async function killAndRestart(): Promise<void> {
  await instance.kill()
  await instance.restart()
}

/** Kills the instance after the call, as if the response were lost, and repeats the same call after the restart. */
async function loseAndRepeat<Value>(given: () => Promise<Value>): Promise<{ lost: Value; repeated: Value }> {
  const lost = await given()
  await killAndRestart()
  return { lost, repeated: await given() }
}

const requestAccount = () => call({ endpoint: register, body: { ...account, termsVersion: TERMS_VERSION } })

async function logIn(): Promise<void> {
  const { value, cookie } = await call<{ token: string }>({ endpoint: login, body: account })
  session = { authorization: value.token, cookie }
}

/** A member with a deposit. */
async function addMember(): Promise<void> {
  await requestAccount()
  await logIn()
  const body = { requestId: randomUUID(), method: 'bank', amountMinor: String(DEPOSIT_MINOR) }
  const { payUrl } = await ask<Deposit>({ endpoint: createDeposit, body })
  await decideAtBank(instance.port, payUrl ?? '', 'before')
  await until(async () => (await readMoney()).balance === DEPOSIT_MINOR)
}

async function readMoney(): Promise<{ balance: number; held: number }> {
  const { balances } = await ask<{ balances: WalletBalance[] }>({ endpoint: wallet })
  return { balance: Number(balances[0]?.balanceMinor), held: Number(balances[0]?.heldMinor) }
}

/** The history has these kinds, wins apart, and adds up to the balance; the ledger adds up to zero. Stops the instance. */
async function proveMoney(kinds: Movement['kind'][]): Promise<void> {
  const { items } = await ask<{ items: Movement[] }>({ endpoint: movements })
  const listed = items.map(({ kind }) => kind).filter((kind) => kind !== 'win')
  expect(listed.toSorted()).toEqual(kinds)
  const balance = items.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0)
  expect(await readMoney()).toEqual({ balance, held: 0 })
  expect(await instance.stop()).toBe(0)
  expect(await proveLedger(instance)).toContain('all sums are zero')
}

/** A call of the lottery's pages. */
async function askLottery<Value>(path: string, cookie: string, body?: object): Promise<Value> {
  const { text } = await callInstance({
    ...{ port: instance.port, host: 'arcade.localhost', path },
    headers: { cookie, origin: `http://arcade.localhost:${instance.port}` },
    ...(body && { body: { type: 'application/json', text: JSON.stringify(body) } }),
  })
  const { success, value } = JSON.parse(text) as { success: boolean; value: Value } // its envelope
  if (!success) throw new Error(`${path} answered ${text}`)
  return value
}

async function launchLottery(): Promise<string> {
  const { gameUrl } = await ask<{ gameUrl: string }>({ endpoint: launchGame, query: '?lottoGameCode=FIVE' })
  const { pathname, search } = new URL(gameUrl)
  return (await callInstance({ port: instance.port, host: 'arcade.localhost', path: pathname + search })).cookie
}

/** A draw that stays on sale for a restart on a slow machine. */
const findOpenDraw = (cookie: string) =>
  until(async () => {
    const { draw, serverTime } = await askLottery<NextWire>('/api/draws/next', cookie)
    const leftMs = draw ? Date.parse(draw.closesAt) - Date.parse(serverTime) : 0
    return leftMs > 12_000 && draw
  })

it('T20 a registration whose answer was lost: the account is there', async () => {
  await requestAccount()
  await killAndRestart()
  await expect(requestAccount()).rejects.toThrow('username_taken')
  await logIn()
  expect(await readMoney()).toEqual({ balance: 0, held: 0 })
})

it('DEP-01 T20 a deposit is killed at each step, and comes in once', async () => {
  await requestAccount()
  await logIn()
  const body = { requestId: randomUUID(), method: 'bank', amountMinor: String(DEPOSIT_MINOR) }
  const { lost, repeated } = await loseAndRepeat(() => ask<Deposit>({ endpoint: createDeposit, body }))
  expect(repeated).toEqual(lost)
  await decideAtBank(instance.port, lost.payUrl ?? '', 'late')
  await killAndRestart()
  await until(async () => (await readMoney()).balance === DEPOSIT_MINOR, 60_000)
  await killAndRestart()
  expect(await ask<Deposit>({ endpoint: createDeposit, body })).toMatchObject({ id: lost.id, status: 'approved' })
  expect(await readMoney()).toEqual({ balance: DEPOSIT_MINOR, held: 0 })
  await proveMoney(['deposit'])
})

it('WDR-01 T20 a withdrawal is held once and paid once', async () => {
  await addMember()
  const { banks } = await ask<{ banks: { code: string }[] }>({ endpoint: withdrawalCards })
  const payee = { holderName: 'Maria Santos', accountNumber: '1234567891', password: PASSWORD }
  const { id: cardId } = await ask<WithdrawalCard>({
    endpoint: addWithdrawalCard,
    body: { requestId: randomUUID(), bankCode: banks[0]?.code, ...payee },
  })
  const body = { requestId: randomUUID(), cardId, amountMinor: String(PAYOUT_MINOR) }
  const request = () => ask<Withdrawal>({ endpoint: createWithdrawal, body })
  // The new account holds withdrawals for some seconds (T37).
  const settings = () => ask<{ hold: object | null }>({ endpoint: withdrawalCards })
  await until(async () => (await settings()).hold === null, 20_000)
  const unanswered = request().catch(() => undefined)
  await instance.kill()
  const answered = await unanswered
  await instance.restart()
  const before = await readMoney()
  expect([0, PAYOUT_MINOR]).toContain(before.held)
  const first = await request()
  expect(first.id).toBe(answered?.id ?? first.id)
  await killAndRestart()
  expect((await request()).id).toBe(first.id)
  const read = async () => (await ask<Withdrawal[]>({ endpoint: withdrawals }))[0]
  await until(async () => (await read())?.status !== 'held', 40_000)
  await killAndRestart()
  await until(async () => (await read())?.status === 'paid', 60_000)
  expect((await request()).id).toBe(first.id)
  await proveMoney(['deposit', 'withdrawal'])
})

it('T20, T21 a ticket whose answer was lost is placed once, and settled once after a draw while the instance was down', async () => {
  await addMember()
  const cookie = await launchLottery()
  const draw = await findOpenDraw(cookie)
  const { playerId } = await askLottery<PlayerWire>('/api/session', cookie)
  const body = { requestId: randomUUID(), playerId, currency: 'PHP', drawId: draw.drawId, lines: [oneLine] }
  const place = () => askLottery<NewTicketWire>('/api/tickets', cookie, body)
  const { lost, repeated } = await loseAndRepeat(place)
  expect(repeated.ticketId).toBe(lost.ticketId)
  const list = async (kind: string) =>
    (await askLottery<TicketPageWire>(`/api/tickets?kind=${kind}`, cookie)).tickets.map(({ ticketId }) => ticketId)
  expect([...(await list('open')), ...(await list('settled'))]).toEqual([lost.ticketId])
  const { items } = await ask<{ items: Movement[] }>({ endpoint: movements, query: '?kind=bet' })
  expect(items.map(({ amountMinor }) => Number(amountMinor))).toEqual([-STAKE_MINOR])
  await instance.kill()
  await instance.advance(Date.parse(draw.drawsAt) + 1_000 - instance.readNow())
  await instance.restart()
  await until(async () => (await list('settled')).length === 1, 90_000)
  await killAndRestart()
  await until(async () => (await readMoney()).held === 0, 60_000)
  await proveMoney(['bet', 'deposit'])
})
