import { openTestDatabase, type TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNumberCipher } from '../money/withdrawal/index.ts'
import { createEncryptionKeys } from '../platform/encryption/index.ts'
import { checkDataKey, DataKeyError, isDataKeyRight, replaceDataKey } from './data-key-check.ts'

const [first, other] = ['f'.repeat(32), 'o'.repeat(32)]
let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase({ schema: 'public', migrations: new URL('./migrations/', import.meta.url) })
  // The account's owner is irrelevant here.
  await test.database.executeSql(
    'ALTER TABLE public.withdrawal_card DROP CONSTRAINT withdrawal_card_merchant_member_id_fkey',
  )
})
afterAll(() => test.close())

it('T41 a data key that is not that of the data ends the start with a sentence, and is not kept', async () => {
  const { database } = test
  await checkDataKey(database, first)
  await checkDataKey(database, first)
  const error = await checkDataKey(database, other).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(DataKeyError)
  expect(String(error)).toMatch(/DATA_KEY is not the one .* replace-data-key --yes/)
  expect(String(error)).not.toContain(other)
  expect([await isDataKeyRight(database, first), await isDataKeyRight(database, other)]).toEqual([true, false])
  await replaceDataKey(database, other)
  await checkDataKey(database, other)
  await expect(checkDataKey(database, first)).rejects.toBeInstanceOf(DataKeyError)
})

describe('T41 a database from before the check', () => {
  beforeEach(async () => {
    await test.database.executeSql('DELETE FROM public.data_key_check')
    await test.database.executeSql('DELETE FROM public.withdrawal_card')
    await test.database.executeSql('DELETE FROM public.encryption_key')
  })

  /** A payout account, encrypted as in production. */
  async function addCard(dataKey: string): Promise<void> {
    const numbers = createNumberCipher(dataKey)
    const numberCipher = numbers.encrypt('109876543210', { merchant: 'm', memberId: 'ana', cardId: 'card' })
    await test.database.executeSql(
      `INSERT INTO public.withdrawal_card VALUES ('m', 'card', 'ana', '', 1, 'BDO', 'BDO', 'Ana', decode($1, 'hex'), '', '', now())`,
      [numberCipher.toString('hex')],
    )
  }

  const makeKeys = (dataKey: string) => createEncryptionKeys({ database: test.database, dataKey }).prepare()

  it.each(['payload encryption on', 'payload encryption off'])(
    'is told by a payout account, with %s: the wrong key is not kept, the right one is',
    async (name) => {
      const { database } = test
      await addCard(first)
      if (name.endsWith('on')) await makeKeys(other)
      await expect(checkDataKey(database, other)).rejects.toBeInstanceOf(DataKeyError)
      expect(await database.executeSql('SELECT FROM public.data_key_check')).toMatchObject({ rows: [] })
      await checkDataKey(database, first)
      await expect(checkDataKey(database, other)).rejects.toBeInstanceOf(DataKeyError)
    },
  )

  it('is told by its oldest key of payloads where there is no payout account', async () => {
    const { database } = test
    await makeKeys(first)
    await database.executeSql('UPDATE public.encryption_key SET period = period - 10')
    await makeKeys(other)
    await expect(checkDataKey(database, other)).rejects.toBeInstanceOf(DataKeyError)
    await checkDataKey(database, first)
  })

  it('takes any key where nothing is encrypted', async () => {
    await checkDataKey(test.database, other)
    expect(await isDataKeyRight(test.database, other)).toBe(true)
  })
})
