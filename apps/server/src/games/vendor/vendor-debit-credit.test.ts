import { rankList, vendorDebitCredit } from '@foyer/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CATALOGUE_FRESH_MS } from '../game/game.constants.ts'
import { countParkedWins } from './index.ts'
import {
  makeDebit,
  makeDebitCredit,
  makeRollback,
  startVendorFixture,
  VENDOR,
  type VendorFixture,
} from './testing/vendor-fixture.ts'

let fixture: VendorFixture
beforeAll(async () => {
  fixture = await startVendorFixture()
})
afterEach(async () => expect(await fixture.verify()).toEqual([]))
afterAll(() => fixture.close())

describe('§3.4 an instant round', () => {
  it.each([
    ['a win', '250', '10150'],
    ['a loss', '0', '9900'],
  ])('%s: stake and win in one call, nothing held', async (_name, creditAmount, balance) => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player, { creditAmount })
    expect(await fixture.debitCredit(call)).toBe(balance)
    expect(await fixture.readMoney(player)).toEqual([BigInt(balance), 0n])
  })

  it('twice, also at once: the same answer, one movement', async () => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player)
    const answers = await Promise.all(Array.from({ length: 5 }, () => fixture.debitCredit(call)))
    expect(answers).toEqual(Array(5).fill('10150'))
    await fixture.debitCredit(makeDebitCredit(player))
    expect(await fixture.debitCredit(call)).toBe('10150')
    expect(await fixture.readMoney(player)).toEqual([10_300n, 0n])
  })

  it.each([
    { debitAmount: '101' },
    { creditAmount: '251' },
    { gameCode: 'OTHER' },
    { roundId: 'other' },
    { description: 'other' },
  ])('with other content under its id (%j) it is a conflict', async (changes) => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player)
    await fixture.debitCredit(call)
    expect(await fixture.debitCredit({ ...call, ...changes })).toBe('transaction_conflict')
    expect(
      await fixture.debit({ ...makeDebit(player), transactionId: call.transactionId, roundId: call.roundId }),
    ).toBe('transaction_conflict')
    expect(await fixture.readMoney(player)).toEqual([10_150n, 0n])
  })

  it('a win does not pay its own stake, and the refusal is stored', async () => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player, { debitAmount: '10001', creditAmount: '900' })
    expect(await fixture.debitCredit(call)).toBe('insufficient_funds')
    await fixture.debitCredit(makeDebitCredit(player))
    expect(await fixture.debitCredit(call)).toBe('insufficient_funds')
    expect(await fixture.readMoney(player)).toEqual([10_150n, 0n])
  })

  it('its refused stake leaves another stake of the round as it is', async () => {
    const player = await fixture.makePlayer()
    const stake = makeDebit(player)
    await fixture.debit(stake)
    const call = makeDebitCredit(player, { roundId: stake.roundId, debitAmount: '10000' })
    expect(await fixture.debitCredit(call)).toBe('insufficient_funds')
    expect(await fixture.readMoney(player)).toEqual([10_000n, 100n])
  })

  it('posts the other stakes of its round, and closes it', async () => {
    const player = await fixture.makePlayer()
    const stake = makeDebit(player)
    await fixture.debit(stake)
    await fixture.debitCredit(makeDebitCredit(player, { roundId: stake.roundId }))
    expect(await fixture.readMoney(player)).toEqual([10_050n, 0n])
    expect(await fixture.debit(makeDebit(player, { roundId: stake.roundId }))).toBe('round_closed')
    expect(await fixture.debitCredit(makeDebitCredit(player, { roundId: stake.roundId }))).toBe('round_closed')
  })

  it('a rollback after it is refused, one before it refuses it', async () => {
    const player = await fixture.makePlayer()
    const [done, late] = [makeDebitCredit(player), makeDebitCredit(player)]
    await fixture.debitCredit(done)
    expect(await fixture.rollBack(makeRollback(done))).toBe('round_closed')
    expect(await fixture.rollBack(makeRollback(late))).toBe('10150')
    expect(await fixture.debitCredit(late)).toBe('transaction_reversed')
    expect(await fixture.readMoney(player)).toEqual([10_150n, 0n])
  })

  it('T9 needs a live session, and its repetition does not', async () => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player)
    await fixture.debitCredit(call)
    await fixture.server.database.executeSql('UPDATE public.session SET ended_at = now() WHERE id = $1', [
      player.sessionId,
    ])
    expect(await fixture.debitCredit(makeDebitCredit(player))).toBe('session_over')
    expect(await fixture.debitCredit(call)).toBe('10150')
    expect(await fixture.readMoney(player)).toEqual([10_150n, 0n])
  })

  it('T22 plays for fun in FUN alone', async () => {
    const player = await fixture.makePlayer(4)
    expect(await fixture.debitCredit(makeDebitCredit(player, { creditAmount: '99999999' }))).toBe('100009899')
    expect(await fixture.debitCredit(makeDebitCredit(player, { currency: 'PHP' }))).toBe('currency_mismatch')
  })

  it('stands in the list of wins with what its round paid', async () => {
    await fixture.debitCredit(makeDebitCredit(await fixture.makePlayer(), { creditAmount: '777' }))
    const { envelope } = await fixture.server.call(rankList, { query: {} })
    expect(envelope.value?.filter(({ amountMinor }) => amountMinor === '777')).toHaveLength(1)
  })
})

describe('T38 an instant round above the limit of wins', () => {
  it('is parked with its stake held, and paid once by the same call', async () => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player, { creditAmount: '1001' })
    const first = await fixture.server.callSigned(vendorDebitCredit, call, VENDOR)
    expect([first.status, first.envelope.errorCode]).toEqual([503, 'service_unavailable'])
    expect(await fixture.readMoney(player)).toEqual([10_000n, 100n])
    // The stake can't be spent meanwhile.
    expect(await fixture.debit(makeDebit(player, { amount: '10000' }))).toBe('insufficient_funds')
    await fixture.setLimits('credit_limit = 1001')
    expect(await fixture.debitCredit(call)).toBe('10901')
    expect(await fixture.debitCredit(call)).toBe('10901')
    expect(await fixture.readMoney(player)).toEqual([10_901n, 0n])
    await fixture.setLimits('credit_limit = 1000')
  })

  it('rolled back while it is parked: the stake returns and the win is never paid', async () => {
    const player = await fixture.makePlayer()
    const call = makeDebitCredit(player, { creditAmount: '1001' })
    await fixture.debitCredit(call)
    expect(await fixture.rollBack(makeRollback(call))).toBe('10000')
    expect(await fixture.server.database.statement(countParkedWins, { isOperator: true })).toBe(0)
    await fixture.setLimits('credit_limit = 1001')
    expect(await fixture.debitCredit(call)).toBe('round_closed')
    expect(await fixture.readMoney(player)).toEqual([10_000n, 0n])
    await fixture.setLimits('credit_limit = 1000')
  })

  it.each(['before', 'after'] as const)(
    'rolled back, another stake of its round %s pays nothing for it',
    async (when) => {
      const player = await fixture.makePlayer()
      const call = makeDebitCredit(player, { creditAmount: '1001' })
      const other = makeDebit(player, { roundId: call.roundId })
      if (when === 'before') await fixture.debit(other)
      await fixture.debitCredit(call)
      await fixture.rollBack(makeRollback(call))
      if (when === 'after') await fixture.debit(other)
      await fixture.setLimits('credit_limit = 1001')
      expect(await fixture.debitCredit(call)).toBe('round_closed')
      expect(await fixture.readMoney(player)).toEqual([10_000n, 100n])
      await fixture.setLimits('credit_limit = 1000')
    },
  )

  it('is paid although its game was withdrawn meanwhile; a new stake in it is not found', async () => {
    const player = await fixture.makePlayer()
    const [done, parked] = [makeDebit(player), makeDebitCredit(player, { creditAmount: '1001' })]
    expect(await fixture.debit(done)).toBe('9900')
    expect(await fixture.debitCredit(parked)).toBe('service_unavailable')
    const hide = (value: string) =>
      fixture.server.database.executeSql(`UPDATE public.game SET hidden_at = ${value} WHERE code = 'SPIN'`)
    await hide('now()')
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + CATALOGUE_FRESH_MS + 1)
    expect(await fixture.debit(makeDebit(player))).toBe('not_found')
    expect(await fixture.debitCredit(makeDebitCredit(player))).toBe('not_found')
    expect(await fixture.debit(done)).toBe('9900')
    expect(await fixture.debitCredit(parked)).toBe('service_unavailable')
    await fixture.setLimits('credit_limit = 1001')
    expect(await fixture.debitCredit(parked)).toBe('10801')
    await hide('NULL')
    clock.mockRestore()
    await fixture.setLimits('credit_limit = 1000')
  })
})
