import { openTestDatabase, type TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDataKey, DataKeyError, isDataKeyRight, replaceDataKey } from './data-key-check.ts'

const [first, other] = ['f'.repeat(32), 'o'.repeat(32)]
let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase({ schema: 'public', migrations: new URL('./migrations/', import.meta.url) })
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

it('T41 a database from before the check is told by the keys that were made with its data key', async () => {
  const { database } = test
  await database.executeSql('DELETE FROM public.data_key_check')
  await database.executeSql(`INSERT INTO public.encryption_key
    (id, period, data_key_name, public_key, private_key_cipher, accepted_until)
    VALUES ('kkkkkkkkkkkkkkkkkkkkkk', 1, 'of another', '', '', now())`)
  await expect(checkDataKey(database, first)).rejects.toBeInstanceOf(DataKeyError)
  await database.executeSql('DELETE FROM public.encryption_key')
  await checkDataKey(database, first)
})
