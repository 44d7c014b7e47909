import { randomUUID } from 'node:crypto'
import {
  rankList,
  vendorAdjustment,
  vendorBalance,
  vendorEndRound,
  vendorJackpot,
  vendorProtocols,
  vendorSettle,
} from '@foyer/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  makeDebit,
  makeRollback,
  type Player,
  startVendorFixture,
  VENDOR,
  type VendorFixture,
} from './testing/vendor-fixture.ts'

let fixture: VendorFixture
let player: Player
let stake: ReturnType<typeof makeDebit>
beforeAll(async () => {
  fixture = await startVendorFixture()
})
beforeEach(async () => {
  player = await fixture.makePlayer()
  stake = makeDebit(player)
})
afterEach(async () => expect(await fixture.verify()).toEqual([]))
afterAll(() => fixture.close())

const makeEnd = (changes: object = {}) => {
  const { sessionId: _session, amount: _amount, ...round } = stake
  return { ...round, transactionId: randomUUID(), ...changes }
}
const makeCredit = (amount: string, closesRound: boolean, changes: object = {}) =>
  makeEnd({ amount, closesRound, ...changes })
const makeAdjustment = (amount: string, changes: object = {}) =>
  makeEnd({ amount, reason: 'A wrong result', ...changes })
const makeJackpot = (amount: string, changes: object = {}) => makeEnd({ amount, ...changes })
const end = (body: object) => fixture.send(vendorEndRound, body)
const adjust = (body: object) => fixture.send(vendorAdjustment, body)
const jackpot = (body: object) => fixture.send(vendorJackpot, body)

async function listWins() {
  const { envelope } = await fixture.server.call(rankList, { query: {} })
  return (envelope.value ?? []).map(({ amountMinor }) => amountMinor)
}

describe('DEC-34 the merchant’s latest wins are announced with a row of their list alone', () => {
  /** Number of announcements of `wins` by these calls. */
  async function countWins(calls: () => Promise<unknown>): Promise<number> {
    const topics: string[] = []
    const stop = fixture.server.database.onAnnounced((announced) => {
      topics.push(...announced.map(({ topic }) => topic))
    })
    await calls()
    await expect.poll(() => topics).toContain('wallet')
    stop()
    return topics.filter((topic) => topic === 'wins').length
  }

  it.each([
    ['at the stake', 0, '100', 0],
    ['below the stake', 0, '40', 0],
    ['of play money', 4, '700', 0],
    ['above the stake', 0, '701', 1],
  ] as const)('a win %s (member type %i, %s): %i', async (_name, type, amount, count) => {
    player = await fixture.makePlayer(type)
    stake = makeDebit(player)
    await fixture.debit(stake)
    const credit = makeCredit(amount, true)
    expect(await countWins(() => fixture.credit(credit))).toBe(count)
    expect((await listWins()).includes(amount)).toBe(count === 1)
  })

  it('an open credit announces none, the end of its round announces one', async () => {
    await fixture.debit(stake)
    expect(await countWins(() => fixture.credit(makeCredit('702', false)))).toBe(0)
    expect(await countWins(() => end(makeEnd()))).toBe(1)
    expect(await listWins()).toContain('702')
  })
})

describe('the end of a round', () => {
  it('after a stake alone: it is lost', async () => {
    await fixture.debit(stake)
    expect(await end(makeEnd())).toBe('9900')
    expect(await fixture.readMoney(player)).toEqual([9_900n, 0n])
  })

  it('after several credits: they are kept, and listed as one win', async () => {
    await fixture.debit(stake)
    await fixture.credit(makeCredit('333', false))
    await fixture.credit(makeCredit('444', false))
    expect(await listWins()).not.toContain('777')
    expect(await end(makeEnd())).toBe('10677')
    expect(await listWins()).toContain('777')
    expect(await fixture.readMoney(player)).toEqual([10_677n, 0n])
  })

  it('by a credit of zero after several credits: listed as one win, and its repetition answered the same', async () => {
    await fixture.debit(stake)
    await fixture.credit(makeCredit('334', false))
    await fixture.credit(makeCredit('445', false))
    const call = makeCredit('0', true)
    expect([await fixture.credit(call), await fixture.credit(call)]).toEqual(['10679', '10679'])
    expect((await listWins()).filter((amount) => amount === '779')).toHaveLength(1)
    expect(await fixture.readMoney(player)).toEqual([10_679n, 0n])
  })

  it('by a credit of zero after an adjustment: what it paid is listed', async () => {
    await fixture.debit(stake)
    await adjust(makeAdjustment('337'))
    await fixture.credit(makeCredit('0', true))
    expect(await listWins()).toContain('337')
  })

  it('twice with one id is answered the same, with another id it is round_closed', async () => {
    await fixture.debit(stake)
    const call = makeEnd()
    expect([await end(call), await end(call), await end(makeEnd())]).toEqual(['9900', '9900', 'round_closed'])
    expect(await fixture.credit(makeCredit('1', false))).toBe('round_closed')
    expect(await fixture.debit(makeDebit(player, { roundId: stake.roundId }))).toBe('round_closed')
  })

  it('its id is no credit’s, and a credit’s is not its', async () => {
    await fixture.debit(stake)
    const call = makeEnd()
    await end(call)
    expect(await fixture.credit({ ...call, amount: '0', closesRound: true })).toBe('transaction_conflict')
    const other = makeDebit(player)
    await fixture.debit(other)
    const credit = makeCredit('0', true, { roundId: other.roundId })
    await fixture.credit(credit)
    expect(await end(makeEnd({ roundId: other.roundId, transactionId: credit.transactionId }))).toBe(
      'transaction_conflict',
    )
  })

  it('before its debit is not known, and works afterwards', async () => {
    const call = makeEnd()
    expect(await end(call)).toBe('transaction_unknown')
    await fixture.debit(stake)
    expect(await end(call)).toBe('9900')
  })
})

describe('an adjustment', () => {
  beforeEach(async () => {
    await fixture.debit(stake)
    await fixture.credit(makeCredit('0', true))
  })

  it.each([
    ['250', '10150'],
    ['-250', '9650'],
  ])('of %s, in a closed round', async (amount, balance) => {
    const call = makeAdjustment(amount)
    expect([await adjust(call), await adjust(call)]).toEqual([balance, balance])
    expect(await fixture.readMoney(player)).toEqual([BigInt(balance), 0n])
  })

  it('never takes more than is available, and the refusal is stored', async () => {
    await fixture.debit(makeDebit(player, { amount: '9000' }))
    const call = makeAdjustment('-901')
    expect(await adjust(call)).toBe('insufficient_funds')
    expect(await adjust(makeAdjustment('-900'))).toBe('0')
    await adjust(makeAdjustment('1000'))
    expect(await adjust(call)).toBe('insufficient_funds')
    expect(await fixture.readMoney(player)).toEqual([10_000n, 9_000n])
  })

  it('with other content under its id is a conflict', async () => {
    const call = makeAdjustment('10')
    await adjust(call)
    for (const changes of [{ amount: '11' }, { amount: '-10' }, { reason: 'another' }, { gameCode: 'OTHER' }])
      expect(await adjust({ ...call, ...changes })).toBe('transaction_conflict')
    expect(await fixture.readMoney(player)).toEqual([9_910n, 0n])
  })

  it.each([{ amount: '0' }, { amount: '1.5' }, { reason: '' }, { reason: ' ' }, { reason: 'x'.repeat(121) }])(
    '%j is invalid',
    async (changes) => {
      expect(await adjust(makeAdjustment('10', changes))).toBe('invalid_input')
    },
  )

  it('needs a round with a stake, also one that was rolled back', async () => {
    const unknown = makeAdjustment('10', { roundId: 'nothing' })
    expect(await adjust(unknown)).toBe('transaction_unknown')
    const back = makeDebit(player, { roundId: 'nothing' })
    await fixture.debit(back)
    await fixture.rollBack(makeRollback(back))
    expect(await adjust(unknown)).toBe('9910')
    const refused = makeDebit(player, { amount: '99999' })
    await fixture.debit(refused)
    expect(await adjust(makeAdjustment('10', { roundId: refused.roundId }))).toBe('transaction_unknown')
  })

  it('T38 has the limits of wins: one, and with the wins of its round', async () => {
    expect(await adjust(makeAdjustment('1001'))).toBe('service_unavailable')
    expect(await adjust(makeAdjustment('1000'))).toBe('10900')
    const above = makeAdjustment('501')
    expect(await adjust(above)).toBe('service_unavailable')
    expect(await adjust({ ...above, amount: '-501' })).toBe('transaction_conflict')
    expect(await fixture.readMoney(player)).toEqual([10_900n, 0n])
    await fixture.setLimits('round_limit = 1501')
    expect(await adjust(above)).toBe('11401')
    await fixture.setLimits('round_limit = 1500')
  })

  it('stands in the member’s history with its reason', async () => {
    const { memberId } = player
    await adjust(makeAdjustment('-5', { reason: 'Paid twice' }))
    const rows = await fixture.listMovements(memberId)
    expect(rows[0]).toMatchObject({
      kind: 'adjustment',
      amountMinor: -5n,
      description: 'Paid twice',
      reference: stake.roundId,
    })
  })
})

describe('a jackpot', () => {
  it('T38 is parked without limits of its own, whatever the limits of wins', async () => {
    const call = makeJackpot('5')
    expect(await jackpot(call)).toBe('service_unavailable')
    await fixture.setLimits('jackpot_limit = 50000, jackpot_day_limit = 60000')
    expect(await jackpot(call)).toBe('10005')
  })

  it('T38 is parked as one: a win of a round under its id is a conflict, and the other way round', async () => {
    await fixture.setLimits('jackpot_limit = NULL, jackpot_day_limit = NULL')
    const parked = makeJackpot('6')
    expect(await jackpot(parked)).toBe('service_unavailable')
    await fixture.debit(stake)
    const asWin = { ...makeCredit('6', true), transactionId: parked.transactionId, roundId: parked.roundId }
    expect(await fixture.credit(asWin)).toBe('transaction_conflict')
    await fixture.setLimits('jackpot_limit = 50000, jackpot_day_limit = 60000')
    // The stake is held.
    expect(await jackpot(parked)).toBe('9906')

    const win = makeCredit('9000000', false)
    expect(await fixture.credit(win)).toBe('service_unavailable')
    await fixture.setLimits('jackpot_limit = 9000000, jackpot_day_limit = 9000000')
    const asJackpot = { ...makeJackpot('9000000'), transactionId: win.transactionId, roundId: win.roundId }
    expect(await jackpot(asJackpot)).toBe('transaction_conflict')
  })

  it('T38 of an unknown game or another vendor’s is not found and never parked, one of a withdrawn game is paid', async () => {
    await fixture.setLimits('jackpot_limit = 50000, jackpot_day_limit = 60000')
    const unknown = makeJackpot('5', { gameCode: 'NONE' })
    expect(await jackpot(unknown)).toBe('not_found')
    expect(await jackpot(makeJackpot('99999', { gameCode: 'FIVE' }))).toBe('not_found')
    const { rows } = await fixture.server.database.executeSql(
      `SELECT FROM public.parked_win WHERE game_code IN ('NONE', 'FIVE')`,
    )
    expect(rows).toEqual([])
    await fixture.server.database.executeSql(`UPDATE public.game SET hidden_at = now() WHERE code = 'SPIN'`)
    expect(await jackpot(makeJackpot('5'))).toBe('10005')
    await fixture.server.database.executeSql(`UPDATE public.game SET hidden_at = NULL WHERE code = 'SPIN'`)
  })

  it('is paid once, beside its round, and listed', async () => {
    await fixture.setLimits('jackpot_limit = 50000, jackpot_day_limit = 500000')
    await fixture.debit(stake)
    const call = makeJackpot('44444')
    expect([await jackpot(call), await jackpot(call)]).toEqual(['54344', '54344'])
    expect(await jackpot({ ...call, amount: '44443' })).toBe('transaction_conflict')
    expect(await fixture.readMoney(player)).toEqual([54_444n, 100n])
    expect(await listWins()).toContain('44444')
    // Its amount is none of the round's.
    expect(await fixture.credit(makeCredit('1000', true))).toBe('55344')
  })

  it('T38 has the limits of one jackpot and of a day', async () => {
    await fixture.server.database.executeSql('DELETE FROM public.vendor_day')
    await fixture.setLimits('jackpot_limit = 50000, jackpot_day_limit = 60000')
    expect(await jackpot(makeJackpot('50001'))).toBe('service_unavailable')
    expect(await jackpot(makeJackpot('50000'))).toBe('60000')
    const above = makeJackpot('10001')
    expect(await jackpot(above)).toBe('service_unavailable')
    expect(await jackpot(makeJackpot('10000'))).toBe('70000')
    const { rows } = await fixture.server.database.executeSql(
      `SELECT reason FROM public.parked_win WHERE paid_at IS NULL AND transaction_id = '${above.transactionId}'`,
    )
    expect(rows).toEqual([{ reason: 'jackpot_day_limit' }])
    // Wins of rounds are counted apart.
    await fixture.debit(stake)
    expect(await fixture.credit(makeCredit('1000', true))).toBe('70900')
  })

  it('T22, T38 of play money has the limit of one win only, and is not listed', async () => {
    player = await fixture.makePlayer(4)
    stake = makeDebit(player)
    expect(await jackpot(makeJackpot('987654321'))).toBe('987664321')
    expect(await listWins()).not.toContain('987654321')
    expect(await jackpot(makeJackpot('1000000000001')), 'no number of wins reaches the end of the sums').toBe(
      'invalid_input',
    )
  })
})

describe('settle', () => {
  const settle = async (credits: object[]) => {
    const { envelope } = await fixture.server.callSigned(vendorSettle, { merchant: 'aurora', credits }, VENDOR)
    return envelope.errorCode ?? envelope.value?.results.map(({ value, errorCode }) => errorCode ?? value?.balance)
  }
  const strip = ({ merchant: _merchant, ...credit }: ReturnType<typeof makeCredit>) => credit

  it('makes each credit with its own outcome, in order, and again the same', async () => {
    const open = makeDebit(player)
    await fixture.debit(stake)
    await fixture.debit(open)
    const paid = strip(makeCredit('200', true))
    const credits = [
      paid,
      strip(makeCredit('5', true, { roundId: 'unknown' })),
      strip(makeCredit('1001', true, { roundId: open.roundId })),
      strip(makeCredit('1', true, { playerId: 'nobody' })),
    ]
    const expected = ['10000', 'transaction_unknown', 'service_unavailable', 'not_found']
    expect(await settle(credits)).toEqual(expected)
    expect(await settle(credits)).toEqual(expected)
    expect(await fixture.credit({ ...paid, merchant: 'aurora' })).toBe('10000')
    expect(await fixture.readMoney(player)).toEqual([10_100n, 100n])
  })

  it('of one round are made one after the other: the end does not overtake a win', async () => {
    const stakes = Array.from({ length: 12 }, () => makeDebit(player))
    for (const one of stakes) await fixture.debit(one)
    const credits = stakes.flatMap(({ roundId }) => [
      strip(makeCredit('10', false, { roundId })),
      strip(makeCredit('0', true, { roundId })),
    ])
    let outcome = await settle(credits)
    await expect.poll(async () => (outcome = await settle(credits))).not.toContain('service_unavailable')
    for (const one of outcome ?? []) expect(one).toMatch(/^\d+$/)
    expect(await fixture.readMoney(player)).toEqual([10_000n - 12n * 90n, 0n])
  })

  it('forty at once settle each round once, also with repetitions among them', async () => {
    const stakes = Array.from({ length: 20 }, () => makeDebit(player))
    for (const one of stakes) await fixture.debit(one)
    const credits = stakes.map(({ roundId }) => strip(makeCredit('10', true, { roundId })))
    const settleAll = () => settle([...credits, ...credits])
    // Credits beyond the call's time limit are sent again, as by a vendor.
    let outcome: Awaited<ReturnType<typeof settleAll>> = await settleAll()
    await expect.poll(async () => (outcome = await settleAll())).not.toContain('service_unavailable')
    expect(outcome).toHaveLength(40)
    expect(new Set(outcome?.slice(0, 20))).toEqual(new Set(outcome?.slice(20)))
    expect(await fixture.readMoney(player)).toEqual([10_000n - 20n * 90n, 0n])
  })

  it('takes one hundred credits in one call', async () => {
    const credits = Array.from({ length: 100 }, () => strip(makeCredit('0', true, { roundId: 'unknown' })))
    expect(await settle(credits)).toHaveLength(100)
  })

  it.each([0, 101])('%i credits are invalid', async (count) => {
    expect(await settle(Array.from({ length: count }, () => strip(makeCredit('0', true))))).toBe('invalid_input')
  })
})

describe('the version of the protocol', () => {
  const ask = (headers: Record<string, string>) => {
    const { memberId: playerId, sessionId } = player
    return fixture.sendWith(vendorBalance, { merchant: 'aurora', playerId, sessionId }, headers)
  }

  it.each([...vendorProtocols])('%s is served, as is a call without one', async (version) => {
    expect(await ask({ 'x-protocol': version })).toBe('10000')
    expect(await ask({})).toBe('10000')
  })

  it.each(['2', '', '1.0', 'one'])('%j is refused', async (version) => {
    expect(await ask({ 'x-protocol': version })).toBe('protocol_unsupported')
  })
})

it('T38 none of the calls works for a player of another merchant', async () => {
  await fixture.debit(stake)
  const other = { merchant: 'lotus' }
  expect(await end(makeEnd(other))).toBe('not_found')
  expect(await adjust(makeAdjustment('10', other))).toBe('not_found')
  expect(await jackpot(makeJackpot('10', other))).toBe('not_found')
  expect(await fixture.readMoney(player)).toEqual([10_000n, 100n])
})
