import { randomBytes, randomUUID } from 'node:crypto'
import { signRequest } from '@foyer/contract/signing'
import { type Check, expectEqual, expectThat } from './checks.ts'
import { createWallet, type Send, type SendChanges, type WalletOptions } from './wallet.ts'
import { createRound, type PlayerState } from './wallet-round.ts'

/** Of docs/seamless-wallet.md. */
const vector = {
  body: '{"playerId":"m_7Qx2","sessionId":"5b1f0c3e-8a47-4d52-9e6b-2f7c1d0a9e34","merchant":"aurora","transactionId":"T-1001-debit","roundId":"T-1001","gameCode":"FIVE","amount":"500","currency":"PHP","description":"Five 20261121-0743"}',
  signature: '7ac5463bd48754bae3b301ed2510aefed09843f59b689d3531e6b9158b052d1b',
}
const STALE_MS = 6 * 60_000

/** Calls as the vendor, and the player of the launch, whose balance they change. */
type WalletClient = ReturnType<typeof createRound> & { send: Send; player: PlayerState }

const inSection =
  (section: string) =>
  (name: string, run: () => Promise<void>): Check => ({ section, name, run })
const signing = inSection('Signatures')
const wallet = inSection('Wallet calls')

/**
 * The platform's wallet, called as the vendor. The checks run in this order: the balance of each follows from those
 * before it.
 * @param launch opens a game for a new player with play money and returns the launch token
 */
export function listWalletChecks(options: WalletOptions, launch: () => Promise<string>): Check[] {
  const send = createWallet(options)
  const player: PlayerState = { id: '', sessionId: '', merchant: '', currency: '', gameCode: '', balance: 0n }
  const client: WalletClient = { send, player, ...createRound(send, player) }
  return [
    ...listSigningChecks(send),
    createAuthenticationCheck(client, launch),
    ...listStakeChecks(client),
    ...listRoundChecks(client),
    ...listWholeRoundChecks(client),
  ]
}

function listSigningChecks(send: Send): Check[] {
  const ask = (changes: SendChanges) => send('authenticate', { launchToken: 'x.y' }, changes)
  const refused = async (changes: SendChanges) =>
    expectEqual('the answer', (await ask(changes)).code, 'signature_invalid')
  return [
    signing('the test vector gives the documented signature', async () => {
      const given = { method: 'POST', path: '/wps/vendor/wallet/debit', rawBody: vector.body, vendor: 'arcade' }
      const secret = 'a-secret-of-32-characters-or-more'
      const time = { timestampMs: 1_795_262_400_000, nonce: '00112233445566778899aabbccddeeff' }
      expectEqual('the signature', signRequest({ ...given, ...time, secret })['x-signature'], vector.signature)
    }),
    signing('another secret is refused', () => refused({ secret: 'x'.repeat(32) })),
    signing('an altered body is refused', () => refused({ sentBody: '{"launchToken":"x.z"}' })),
    signing('an old timestamp is refused', () => refused({ timestampMs: Date.now() - STALE_MS })),
    signing('a nonce is accepted once', async () => {
      const nonce = randomBytes(16).toString('hex')
      expectEqual('the first answer', (await ask({ nonce })).code, 'launch_token_invalid')
      expectEqual('the second answer', (await ask({ nonce })).code, 'signature_invalid')
    }),
    signing('an unknown version of the protocol is refused', async () => {
      expectEqual('version 1', (await ask({ headers: { 'x-protocol': '1' } })).code, 'launch_token_invalid')
      expectEqual('version 999', (await ask({ headers: { 'x-protocol': '999' } })).code, 'protocol_unsupported')
    }),
  ]
}

/** Its player is that of all later checks. */
function createAuthenticationCheck({ send, player }: WalletClient, launch: () => Promise<string>): Check {
  return wallet('authenticate gives the player once', async () => {
    const launchToken = await launch()
    const { code, value } = await send('authenticate', { launchToken })
    expectEqual('the first answer', code, null)
    expectEqual('playMode', value.playMode, 'fun')
    expectThat(value.cashierUrl === undefined, 'play money has a way to a deposit')
    Object.assign(player, {
      ...{ id: value.playerId, sessionId: value.sessionId, merchant: value.merchant, gameCode: value.gameCode },
      ...{ currency: value.currency, balance: BigInt(String(value.balance)) },
    })
    expectEqual('the second answer', (await send('authenticate', { launchToken })).code, 'launch_token_invalid')
  })
}

function listStakeChecks({ send, player, round, make }: WalletClient): Check[] {
  return [
    wallet('debit: the same call has the same answer and takes once, other content is a conflict', async () => {
      const stake = make('debit', { amount: '100' })
      const first = await round('debit', stake, -100n)
      expectEqual('the repetition', (await send('debit', stake)).value, first.value)
      expectEqual('another amount', (await send('debit', { ...stake, amount: '101' })).code, 'transaction_conflict')
      await round('credit', make('credit', { roundId: stake.roundId, amount: '250', closesRound: true }), 250n)
    }),
    wallet('a refused debit stays refused', async () => {
      const stake = make('debit', { amount: String(player.balance + 1n) })
      expectEqual('the answer', (await send('debit', stake)).code, 'insufficient_funds')
      expectEqual('the repetition', (await send('debit', stake)).code, 'insufficient_funds')
    }),
    wallet('a rollback before its debit refuses the debit', async () => {
      const stake = make('debit', { amount: '100' })
      await round('rollback', make('rollback', { roundId: stake.roundId, reverses: stake.transactionId }), 0n)
      expectEqual('the debit', (await send('debit', stake)).code, 'transaction_reversed')
    }),
  ]
}

function listRoundChecks({ send, player, round, make }: WalletClient): Check[] {
  return [
    wallet('a credit before its debit is not known, and is paid afterwards', async () => {
      const stake = make('debit', { amount: '100' })
      const credit = make('credit', { roundId: stake.roundId, amount: '70', closesRound: false })
      expectEqual('the credit', (await send('credit', credit)).code, 'transaction_unknown')
      await round('debit', stake, -100n)
      await round('credit', credit, 70n)
      await round('end-round', make('end-round', { roundId: stake.roundId }), 0n)
    }),
    wallet('a closed round takes no debit, no credit and no rollback', async () => {
      const stake = make('debit', { amount: '100' })
      await round('debit', stake, -100n)
      await round('end-round', make('end-round', { roundId: stake.roundId }), 0n)
      const late = { roundId: stake.roundId }
      const calls = {
        debit: make('debit', { ...late, amount: '1' }),
        credit: make('credit', { ...late, amount: '1', closesRound: true }),
        rollback: make('rollback', { ...late, reverses: stake.transactionId }),
      }
      for (const [call, body] of Object.entries(calls)) expectEqual(call, (await send(call, body)).code, 'round_closed')
      await round('adjustment', make('adjustment', { ...late, amount: '-30', reason: 'Check' }), -30n)
      await round('adjustment', make('adjustment', { ...late, amount: '30', reason: 'Check' }), 30n)
      const above = make('adjustment', { ...late, amount: String(-player.balance - 1n), reason: 'Check' })
      expectEqual('an adjustment below zero', (await send('adjustment', above)).code, 'insufficient_funds')
    }),
  ]
}

function listWholeRoundChecks(client: WalletClient): Check[] {
  const { send, player, round, make, readBalance } = client
  return [
    wallet('debit-credit takes and pays in one call, once', async () => {
      const call = make('debit-credit', { debitAmount: '100', creditAmount: '160' })
      const first = await round('debit-credit', call, 60n)
      expectEqual('the repetition', (await send('debit-credit', call)).value, first.value)
      const rollback = make('rollback', { roundId: call.roundId, reverses: call.transactionId })
      expectEqual('a rollback after it', (await send('rollback', rollback)).code, 'round_closed')
    }),
    wallet('settle answers each credit by itself', async () => {
      const stake = make('debit', { amount: '100' })
      await round('debit', stake, -100n)
      const credits = [{ roundId: stake.roundId }, { roundId: randomUUID() }].map((one) => {
        const { merchant: _merchant, ...credit } = make('credit', { ...one, amount: '40', closesRound: true })
        return credit
      })
      const { value } = await send('settle', { merchant: player.merchant, credits })
      const results = value.results as { errorCode: string | null }[] // the answer of settle
      expectEqual(
        'the outcomes',
        results?.map(({ errorCode }) => errorCode),
        [null, 'transaction_unknown'],
      )
      player.balance += 40n
    }),
    wallet('the messages of a round end in a sound balance in all 24 orders', async () => {
      for (const order of permute(['first', 'second', 'rollback', 'end'] as const)) await playInOrder(client, order)
    }),
    wallet('the balance is what all of these calls come to', async () => {
      expectEqual('the balance', await readBalance(), String(player.balance))
    }),
  ]
}

/** The messages of one round, in an order in which they may arrive. */
async function playInOrder(
  { send, player, make, readBalance }: WalletClient,
  order: readonly ('first' | 'second' | 'rollback' | 'end')[],
): Promise<void> {
  const first = make('debit', { amount: '100' })
  const { roundId } = first
  const calls = {
    first: ['debit', first],
    second: ['debit', make('debit', { roundId, amount: '40' })],
    rollback: ['rollback', make('rollback', { roundId, reverses: first.transactionId })],
    end: ['end-round', make('end-round', { roundId })],
  } as const
  const outcomes: Partial<Record<keyof typeof calls, string | null>> = {}
  for (const name of order) outcomes[name] = (await send(calls[name][0], calls[name][1])).code
  const stated = ['round_closed', 'transaction_reversed', 'transaction_unknown']
  for (const [name, code] of Object.entries(outcomes))
    expectThat(code === null || stated.includes(code), `${order.join(', ')}: ${name} was answered ${code}`)
  if (outcomes.first === null && outcomes.rollback !== null) player.balance -= 100n
  if (outcomes.second === null) player.balance -= 40n
  expectEqual(`the balance after ${order.join(', ')}`, await readBalance(), String(player.balance))
  // A stake may have come after it; what it waited for is there now, or nothing stands.
  if (outcomes.end !== null) await send('end-round', calls.end[1])
}

function permute<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
