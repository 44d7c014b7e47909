import { requestEmailCode, requestSmsCode, verificationChannelList } from '@foyer/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectMessages } from '../../providers/messages/connect-messages.ts'
import { type StandInMail, startStandInMail } from '../../testing/stand-in-mail.ts'
import { type StandInSms, startStandInSms } from '../../testing/stand-in-sms.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createMessages, type Messages } from './index.ts'

let sms: StandInSms
let mail: StandInMail
let server: TestServer
let messages: Messages
/** Closes the providers of these tests. */
const app = fastify()
beforeAll(async () => {
  ;[sms, mail] = await Promise.all([startStandInSms(), startStandInMail()])
  const messageProviders = {
    sms: { url: sms.url, token: sms.token, sender: 'Aurora' },
    email: { url: mail.url, from: 'no-reply@aurora.example' },
    hasOutbox: false,
  }
  server = await startTestServer({ messageProviders })
  const { database } = server
  const providers = connectMessages(app, messageProviders)
  messages = createMessages({ database, providers, dataKey: server.config.dataKey, logger: server.app.log })
})
afterAll(async () => {
  await server?.close()
  await app.close()
  await Promise.all([sms?.close(), mail?.close()])
})

const sendDue = async () => {
  await server.database.executeSql('UPDATE public.queued_message SET due_at = now() WHERE due_at IS NOT NULL', [])
  return messages.flush(server.merchants.aurora)
}
const readStatus = async () => {
  const { rows } = await server.database.executeSql(
    'SELECT status, attempts FROM public.queued_message ORDER BY created_at DESC LIMIT 1',
    [],
  )
  return rows[0] as { status: string; attempts: number } | undefined // the columns of this query
}
/** Ends when no attempt is under way: a claimed message is due at the end of its lease, a failed one sooner. */
async function untilSettled(): Promise<void> {
  const claimed = "SELECT 1 FROM public.queued_message WHERE due_at > now() + interval '10 seconds'"
  const isSettled = async () => (await server.database.executeSql(claimed, [])).rows.length === 0
  await expect.poll(isSettled, { timeout: 10_000 }).toBe(true)
}
const ask = (mobileNum: string) =>
  server.call(requestSmsCode, { body: { countryDialingCode: '63', mobileNum, purpose: 'register' } })
const until = (isDone: () => boolean) => expect.poll(isDone, { timeout: 10_000 }).toBe(true)

describe('API-18 DEC-04 messages by providers', () => {
  it('an sms reaches the gateway with its sender, once', async () => {
    await ask('9170000001')
    await until(() => sms.texts.length === 1)
    expect(sms.texts).toMatchObject([{ from: 'Aurora', to: '+639170000001', text: expect.stringMatching(/^\d{6} is/) }])
    expect(await sendDue()).toBe(0)
  })

  it('a lost answer is asked again under the same id, and the number gets one message', async () => {
    sms.status = 0
    await ask('9170000002')
    await until(() => sms.texts.length === 2)
    await untilSettled()
    sms.status = 200
    expect(await sendDue()).toBe(1)
    expect(sms.texts).toHaveLength(2)
    expect(await readStatus()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it.each([
    [400, 'failed'],
    [429, 'pending'],
    [503, 'pending'],
  ])('a gateway that answers %i leaves the message %s', async (status, expected) => {
    sms.status = status
    await ask(`91700${status}1`)
    await expect.poll(async () => (await readStatus())?.attempts, { timeout: 10_000 }).toBe(1)
    await untilSettled()
    expect((await readStatus())?.status).toBe(expected)
    sms.status = 200
    await server.database.executeSql("DELETE FROM public.queued_message WHERE status = 'pending'", [])
  })

  it('DEC-30 an e-mail to nobody’s address is not sent, and the channels are named', async () => {
    await server.call(requestEmailCode, { body: { email: 'jo@example.com', purpose: 'recovery' } })
    expect(mail.mails).toEqual([])
    const { envelope } = await server.call(verificationChannelList, {})
    expect(envelope.value).toEqual({
      channels: ['sms', 'email'],
      memberChannels: ['sms', 'email'],
      outboxPath: null,
    })
  })

  it.each([
    [250, 'sent'],
    [550, 'failed'],
    [451, 'pending'],
  ])('an e-mail that the mail server answers with %i is %s', async (status, expected) => {
    mail.status = status
    const { database } = server
    const { aurora } = server.merchants
    const request = {
      channel: 'email',
      recipient: 'jo@example.com',
      language: 'UR',
      subject: 'کوڈ',
      body: '123456',
    } as const
    await database.transaction((tx) => messages.queue(tx, aurora, request), { merchant: 'aurora' })
    await messages.flush(aurora)
    await untilSettled() // the sweep may have claimed it first
    expect((await readStatus())?.status).toBe(expected)
    if (status !== 250) return
    expect(mail.mails).toMatchObject([{ from: 'no-reply@aurora.example', to: ['jo@example.com'] }])
    expect(mail.mails[0]?.text).toContain('123456')
  })

  it('T33 without demo there is no outbox page', async () => {
    const answer = await server.app.inject({ url: '/wps/demo/outbox?to=1', headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(404)
  })

  it('a recipient and its code are not readable in the database', async () => {
    const { rows } = await server.database.executeSql('SELECT content, recipient_hash FROM public.queued_message', [])
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('917')
  })
})
