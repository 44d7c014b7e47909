import { DatabaseBusyError } from '@foyer/database'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLedgerWriter, toHold } from './index.ts'
import { LEDGER_QUEUE_LIMIT } from './ledger.constants.ts'
import { verifyLedger } from './ledger-verify.store.ts'
import { perform } from './testing/ledger-action.ts'
import { type LedgerFixture, openLedgerFixture, type TestMember } from './testing/ledger-fixture.ts'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await openLedgerFixture()
})
afterAll(() => fixture.close())
afterEach(async () => {
  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
})

const stake = (ann: TestMember, key: string, amountMinor: bigint, merchant = 'aurora') =>
  toHold({
    merchant,
    memberId: ann.id,
    currency: 'PHP',
    scope: 'arcade',
    key,
    kind: 'bet',
    amountMinor,
    counter: 'game:arcade',
    round: 'r',
  })

describe('the batching writer', () => {
  test('each of many callers gets its own answer', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => fixture.member()))
    for (const ann of members) await ann.deposit(1_000n)
    const writer = createLedgerWriter(fixture.database)
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => {
        const ann = members[index % 5] as TestMember // five of them
        return writer.write(stake(ann, `many-${index}`, BigInt(index + 1)))
      }),
    )
    for (const [index, answer] of answers.entries()) expect(answer.amountMinor).toBe(-BigInt(index + 1))
    for (const ann of members) {
      const [balance, held] = await ann.money()
      expect(balance).toBe(1_000n)
      expect(held).toBeLessThanOrEqual(1_000n)
      expect(held).toBeGreaterThan(0n)
    }
  })

  test('one key many times in one batch works once', async () => {
    const ann = await fixture.member()
    await ann.deposit(1_000n)
    const writer = createLedgerWriter(fixture.database)
    const answers = await Promise.all(Array.from({ length: 50 }, () => writer.write(stake(ann, 'twin', 10n))))
    expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1)
    expect(await ann.money()).toEqual([1_000n, 10n])
  })

  test('merchants travel apart and do not wait for each other', async () => {
    const [ann, lee] = [await fixture.member(), await fixture.member('PHP', 'lotus')]
    await ann.deposit(1_000n)
    await lee.deposit(1_000n)
    const writer = createLedgerWriter(fixture.database)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? writer.write(stake(lee, `l${index}`, 1n, 'lotus')) : writer.write(stake(ann, `l${index}`, 1n)),
      ),
    )
    expect(answers.every(({ status }) => status === 'pending')).toBe(true)
    expect([await ann.money(), await lee.money()]).toEqual([
      [1_000n, 20n],
      [1_000n, 20n],
    ])
  })

  test('a request that the database rejects harms no other of its batch', async () => {
    const ann = await fixture.member()
    await ann.deposit(1_000n)
    const writer = createLedgerWriter(fixture.database)
    const results = await Promise.allSettled([
      writer.write(stake(ann, 'good1', 1n)),
      writer.write(stake(ann, 'bad', 0n)),
      writer.write(stake(ann, 'good2', 2n)),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { code: '22023' } })
    expect(await ann.money()).toEqual([1_000n, 3n])
  })

  test('an account that somebody locks for long harms no other of its batch', async () => {
    // The embedded database has one session: no other can hold a lock meanwhile.
    if (fixture.database.kind === 'embedded') return
    const [ann, bob] = [await fixture.member(), await fixture.member()]
    await ann.deposit(1_000n)
    await bob.deposit(1_000n)
    const writer = createLedgerWriter(fixture.database, { lockTimeoutMs: 100 })
    let free: () => void = () => undefined
    const isFree = new Promise<void>((resolve) => {
      free = resolve
    })
    const request = { merchant: 'aurora', memberId: bob.id, currency: 'PHP', scope: 's', key: 'lock', counter: 'x' }
    let lock: () => void = () => undefined
    const isLocked = new Promise<void>((resolve) => {
      lock = resolve
    })
    const locking = fixture.run(async (tx) => {
      await perform(tx, { name: 'transfer', request: { ...request, kind: 'deposit', amountMinor: 1n } })
      lock()
      await isFree
    })
    await isLocked
    const results = await Promise.allSettled([writer.write(stake(ann, 'a', 1n)), writer.write(stake(bob, 'b', 1n))])
    free()
    await locking
    expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: '55P03' } }])
    expect(await writer.write(stake(bob, 'b', 1n))).toMatchObject({ status: 'pending', isReplayed: false })
  })

  test('more callers than the queue holds are told at once', async () => {
    const ann = await fixture.member()
    await ann.deposit(BigInt(LEDGER_QUEUE_LIMIT) * 2n)
    const writer = createLedgerWriter(fixture.database)
    const results = await Promise.allSettled(
      Array.from({ length: LEDGER_QUEUE_LIMIT + 3 }, (_, index) => writer.write(stake(ann, `q${index}`, 1n))),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ reason: expect.any(DatabaseBusyError) })
    expect((await ann.money())[1]).toBe(BigInt(LEDGER_QUEUE_LIMIT))
  })
})
