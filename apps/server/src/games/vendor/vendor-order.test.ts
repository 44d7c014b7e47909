import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createLedgerWriter,
  type LedgerAnswer,
  type LedgerCommand,
  type LedgerWriter,
  toCredit,
  toHold,
  toRollback,
  toTransfer,
} from '../../ledger/index.ts'
import { type Player, startVendorFixture, type VendorFixture } from './testing/vendor-fixture.ts'
import { findRefusal } from './vendor.rules.ts'
import { describeAdjustment, describeEnd, describeRound } from './vendor-request.rules.ts'

const OPENING = 10_000n
/** Refusals that a vendor repeats: nothing is stored. */
const WAITING = 'transaction_unknown'

/** The messages of one round; each is sent until it is known. */
const messages = ['first debit', 'second debit', 'credit', 'rollback', 'end round', 'adjustment'] as const
type Message = (typeof messages)[number]

/** What each may be refused with; any other refusal is a defect. */
const refusals: Readonly<Record<Message, readonly string[]>> = {
  'first debit': ['round_closed', 'transaction_reversed'],
  'second debit': ['round_closed'],
  credit: ['round_closed', WAITING],
  rollback: ['round_closed'],
  'end round': ['round_closed', WAITING],
  adjustment: [WAITING],
}
/** What each adds to the balance when it succeeds; a rollback takes the first debit back. */
const effects: Readonly<Record<Message, bigint>> = {
  'first debit': -100n,
  'second debit': -40n,
  credit: 70n,
  rollback: 0n,
  'end round': 0n,
  adjustment: -9n,
}

let fixture: VendorFixture
let writer: LedgerWriter
beforeAll(async () => {
  fixture = await startVendorFixture()
  writer = createLedgerWriter(fixture.server.database)
})
afterAll(() => fixture.close())

function permute<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

function describeMessages(player: Player): Record<Message, LedgerCommand> {
  const call = (key: string) => ({
    ...{ vendor: 'games', merchant: 'aurora', playerId: player.memberId, currency: 'PHP', gameCode: 'SPIN' },
    ...{ transactionId: `${player.memberId}-${key}`, roundId: player.memberId, description: '' },
  })
  const stake = (key: string, amountMinor: bigint) =>
    toHold({ ...describeRound({ ...call(key), amountMinor }), kind: 'bet' })
  return {
    'first debit': stake('1', -effects['first debit']),
    'second debit': stake('2', -effects['second debit']),
    credit: toCredit({ ...describeRound({ ...call('c'), amountMinor: effects.credit }), closesRound: false }),
    rollback: toRollback({
      ...{ merchant: 'aurora', memberId: player.memberId, currency: 'PHP', scope: 'games' },
      ...{ key: `${player.memberId}-r`, target: `${player.memberId}-1`, round: player.memberId },
    }),
    'end round': toCredit(describeEnd(call('e'))),
    adjustment: toTransfer(describeAdjustment({ ...call('a'), amountMinor: effects.adjustment, reason: 'x' })),
  }
}

/** Sends the messages in this order, and those that must wait again, until nothing changes. */
async function deliver(player: Player, order: readonly Message[]): Promise<Record<Message, string>> {
  const commands = describeMessages(player)
  const outcomes = {} as Record<Message, string> // filled below
  let waiting = [...order]
  for (let pass = 0; pass < order.length && waiting.length > 0; pass += 1) {
    const sent = waiting
    waiting = []
    for (const message of sent) {
      const answer = await writer.write(commands[message])
      outcomes[message] = read(answer)
      if (outcomes[message] === WAITING) waiting.push(message)
    }
    if (waiting.length === sent.length) break
  }
  return outcomes
}

const read = (answer: LedgerAnswer) => findRefusal(answer) ?? `ok ${answer.balanceMinor - answer.heldMinor}`
const hasSucceeded = (outcome: string) => outcome.startsWith('ok')

describe('§3.4 the messages of a round in every order', () => {
  const orders = permute(messages)

  it('end in the balance of those that succeeded, and in a stated refusal of each other one', async () => {
    expect(orders).toHaveLength(720)
    const players = await fixture.makePlayers(orders.length)
    const outcomes = await Promise.all(orders.map((order, index) => deliver(players[index] as Player, order))) // as many
    const ends = new Map<string, bigint>()
    for (const [index, outcome] of outcomes.entries()) {
      const player = players[index] as Player // as many
      const order = orders[index]?.join(', ')
      const done = messages.filter((message) => hasSucceeded(outcome[message]))
      for (const message of messages)
        if (!done.includes(message))
          expect([order, refusals[message]]).toEqual([order, expect.arrayContaining([outcome[message]])])
      const isReturned = done.includes('first debit') && done.includes('rollback')
      const expected = done.reduce((sum, message) => sum + effects[message], OPENING) + (isReturned ? 100n : 0n)
      const [balance = 0n, held = 0n] = await fixture.readMoney(player)
      expect([order, balance - held]).toEqual([order, expected])
      // Every accepted stake was returned or posted; the same successes always end alike.
      expect([order, held]).toEqual([order, 0n])
      const key = done.join(', ')
      expect([order, ends.get(key) ?? balance - held]).toEqual([order, balance - held])
      ends.set(key, balance - held)
    }
    expect(ends.size).toBeGreaterThan(5)
    expect(await fixture.verify()).toEqual([])
  })

  it('and sent again, in the opposite order, change nothing', async () => {
    const sample = orders.filter((_order, index) => index % 31 === 0)
    const players = await fixture.makePlayers(sample.length)
    for (const [index, order] of sample.entries()) {
      const player = players[index] as Player // as many
      const outcome = await deliver(player, order)
      const money = await fixture.readMoney(player)
      const commands = describeMessages(player)
      for (const message of order.toReversed())
        expect([order, message, read(await writer.write(commands[message]))]).toEqual([
          order,
          message,
          outcome[message],
        ])
      expect(await fixture.readMoney(player)).toEqual(money)
    }
  })
})
