import {
  confirmAuthenticator,
  listContacts,
  login,
  requestContactCode,
  saveContact,
  secondFactors,
  startAuthenticator,
} from '@foyer/contract'
import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifyMember } from '../outreach/notification/index.ts'
import { readCode } from '../testing/read-outbox.ts'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { checkDataKey, replaceDataKey } from './data-key-check.ts'

const password = TEST_PASSWORD
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

async function countRows(table: string): Promise<number> {
  const { rows } = await server.database.executeSql(`SELECT FROM public.${table}`)
  return rows.length
}

it('T41 DEC-30 the data key is lost: members with a second factor log in, and what it encrypted is gone', async () => {
  const member = await server.logIn('aurora')
  const address = { channel: 'email', email: 'owner@example.com' } as const
  await server.call(requestContactCode, { body: { address } }, member)
  const verificationCode = await readCode(server, address.email)
  await server.call(saveContact, { body: { address, verificationCode, password } }, member)
  const started = await server.call(startAuthenticator, { body: { password } }, member)
  const totp = URI.parse(started.envelope.value?.uri ?? '') as TOTP // the address names its kind
  await server.call(confirmAuthenticator, { body: { code: totp.generate() } }, member)
  const { aurora } = server.merchants
  const notification = { id: 'a', memberId: member.memberId, kind: 'new_device', values: {}, holdSeconds: 0 } as const
  await server.database.transaction((tx) => notifyMember(tx, aurora, notification), { merchant: 'aurora' })
  await server.database.executeSql(
    `INSERT INTO public.push_token VALUES ('aurora', 'hash', 'token', 'webpush', $1, 'session', 'Phone', '{}', now())`,
    [member.memberId],
  )
  const enter = () => server.call(login, { body: { username: member.username, password } })
  const tables = [
    'second_factor',
    'recovery_code',
    'member_contact',
    'queued_notification',
    'queued_message',
    'push_token',
  ]

  await checkDataKey(server.database, server.config.dataKey)
  await replaceDataKey(server.database, server.config.dataKey)
  expect((await enter()).envelope.errorCode).toBe('login_verify_required')
  for (const table of tables) expect([table, await countRows(table)]).not.toEqual([table, 0])

  await replaceDataKey(server.database, 'another data key of this test run 00')
  for (const table of tables) expect([table, await countRows(table)]).toEqual([table, 0])
  const { envelope, headers } = await enter()
  expect(envelope.errorCode).toBeNull()
  const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
  const factors = (await server.call(secondFactors, {}, client)).envelope.value
  expect(factors?.methods.filter(({ isOn }) => isOn)).toEqual([])
  expect((await server.call(listContacts, {}, client)).envelope.value?.items).toEqual([])
})
