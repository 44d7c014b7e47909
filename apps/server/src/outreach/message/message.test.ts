import { requestEmailCode, requestSmsCode, verificationChannelList } from '@foyer/contract'
import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectMessages } from '../../providers/messages/connect-messages.ts'
import type { MessageChannel } from '../../providers/messages/messages.ts'
import { createTestOutbox } from '../../testing/create-test-outbox.ts'
import { type StandInMail, startStandInMail } from '../../testing/stand-in-mail.ts'
import { type StandInSms, startStandInSms } from '../../testing/stand-in-sms.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createMessages, type Messages } from './index.ts'

let sms: StandInSms
let mail: StandInMail
let server: TestServer
let messages: Messages
const metrics = new Registry()
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
  const { dataKey } = server.config
  const outbox = createTestOutbox(server)
  messages = createMessages({ database, outbox, providers, dataKey, metrics, logger: server.app.log })
})
afterAll(async () => {
  await server?.close()
  await app.close()
  await Promise.all([sms?.close(), mail?.close()])
})

/** Sends what is due, as the job does. */
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
  await expect.poll(isSettled).toBe(true)
}
const ask = (mobileNum: string) =>
  server.call(requestSmsCode, { body: { countryDialingCode: '63', mobileNum, purpose: 'register' } })
const until = (isDone: () => boolean) => expect.poll(isDone).toBe(true)

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
    await ask(`9170000${status}`)
    await expect.poll(async () => (await readStatus())?.attempts).toBe(1)
    await untilSettled()
    expect((await readStatus())?.status).toBe(expected)
    sms.status = 200
    await server.database.executeSql("DELETE FROM public.queued_message WHERE status = 'pending'", [])
  })

  it('DEC-15 DEC-19 a country that the gateway refuses is refused openly from the next code on, whoever asks', async () => {
    const { database } = server
    const { aurora } = server.merchants
    const forget = () => database.executeSql('DELETE FROM public.verification_request', [])
    sms.status = 451
    await ask('9170000021')
    // The attempt's last change: the region and the count are there before it.
    await expect.poll(async () => (await readStatus())?.status).toBe('failed')
    const { rows } = await database.executeSql('SELECT region FROM public.unserved_region', [])
    expect(rows).toEqual([{ region: 'PH' }])
    sms.status = 200
    const counted = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    expect(counted.body).toContain(
      'foyer_messages_total{merchant="aurora",channel="sms",provider="sms-gateway",outcome="unserved"} 1',
    )
    await forget()
    const sent = sms.texts.length
    const codes = async (number: string, purpose: 'login' | 'register') => {
      const body = { countryDialingCode: '63', mobileNum: number, purpose }
      return (await server.call(requestSmsCode, { body })).envelope.errorCode
    }
    // Neither number is known; a known one is refused in the same place.
    expect([await codes('9170000021', 'register'), await codes('9170000022', 'login')]).toEqual([
      'country_not_served',
      'country_not_served',
    ])
    expect(sms.texts).toHaveLength(sent)
    await database.executeSql("UPDATE public.unserved_region SET refused_at = now() - interval '61 minutes'", [])
    await forget()
    expect(await codes('9170000023', 'register')).toBeNull()
    await until(() => sms.texts.length === sent + 1)
    await messages.flush(aurora)
  })

  it('T41 one of another data key is closed at its first attempt, and the next one is sent', async () => {
    await server.database.executeSql(
      `INSERT INTO public.queued_message (merchant, id, channel, provider, recipient_hash, content, status, created_at, due_at)
       VALUES ('aurora', 'unreadable', 'sms', 'sms', 'hash', 'x', 'pending', now(), now() - interval '1 minute')`,
    )
    const sent = sms.texts.length
    await ask('9170000003')
    await until(() => sms.texts.length === sent + 1)
    const readUnreadable = async () => {
      const { rows } = await server.database.executeSql(
        "SELECT status, attempts FROM public.queued_message WHERE id = 'unreadable'",
      )
      return rows[0]
    }
    await expect.poll(readUnreadable).toEqual({ status: 'failed', attempts: 1 })
    expect(server.logLines.some((line) => line.includes('message not readable'))).toBe(true)
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
      lifetimeSeconds: 300,
    } as const
    await database.transaction((tx) => messages.queue(tx, aurora, request), { merchant: 'aurora' })
    await messages.flush(aurora)
    await untilSettled() // the sweep may have claimed it first
    expect((await readStatus())?.status).toBe(expected)
    if (status !== 250) return
    expect(mail.mails).toMatchObject([{ from: 'no-reply@aurora.example', to: ['jo@example.com'] }])
    expect(mail.mails[0]?.text).toContain('123456')
  })

  describe('a provider that fails for long', () => {
    const queue = async (channel: MessageChannel, recipient: string, lifetimeSeconds: number) => {
      const request = { channel, recipient, language: 'EN', subject: 'Aurora', body: 'A new device', lifetimeSeconds }
      const { aurora } = server.merchants
      await server.database.transaction((tx) => messages.queue(tx, aurora, request), { merchant: 'aurora' })
      const hash = messages.hashRecipient('aurora', { channel, text: recipient })
      const where = 'public.queued_message WHERE recipient_hash = $1'
      return async () => {
        const { rows } = await server.database.executeSql(`SELECT status, attempts FROM ${where}`, [hash])
        return rows[0] as { status: string; attempts: number } // the columns of this query
      }
    }
    type Read = Awaited<ReturnType<typeof queue>>
    /** Attempts until the message has this state; the sweep makes some of them. */
    const attemptUntil = async (read: Read, isReached: (row: Awaited<ReturnType<Read>>) => boolean) => {
      const attempt = async () => {
        await sendDue()
        return isReached(await read())
      }
      await expect.poll(attempt, { timeout: 10_000, interval: 20 }).toBe(true)
    }
    const hours = 3_600

    it('T37 a notification waits for it and arrives once, a code fails with its lifetime', async () => {
      sms.status = 503
      const readNotice = await queue('sms', '+639170000011', 20 * hours)
      const readCode = await queue('sms', '+639170000012', 300)
      await attemptUntil(readNotice, ({ attempts }) => attempts >= 6)
      await server.database.executeSql(
        "UPDATE public.queued_message SET expires_at = expires_at - interval '5 minutes'",
      )
      await attemptUntil(readNotice, ({ attempts }) => attempts >= 7)
      await attemptUntil(readCode, ({ status }) => status === 'failed')
      expect((await readNotice()).status).toBe('pending')
      sms.status = 200
      await attemptUntil(readNotice, ({ status }) => status === 'sent')
      await sendDue()
      expect((await readCode()).status).toBe('failed')
      expect(sms.texts.filter(({ to }) => to.startsWith('+63917000001'))).toMatchObject([{ to: '+639170000011' }])
    })

    it('a message found after its lifetime is not sent', async () => {
      const read = await queue('sms', '+639170000013', -1)
      await attemptUntil(read, ({ status }) => status === 'failed')
      expect(sms.texts.filter(({ to }) => to === '+639170000013')).toEqual([])
    })

    it.each([401, 403])('T37 a gateway that refuses the token with %i gets the message again', async (refusal) => {
      sms.status = refusal
      const read = await queue('sms', `+63917000${refusal}`, 20 * hours)
      await attemptUntil(read, ({ attempts }) => attempts >= 2)
      expect((await read()).status).toBe('pending')
      expect(server.logLines.join('')).toContain(`the sms gateway refuses the token: ${refusal}`)
      sms.status = 200
      await attemptUntil(read, ({ status }) => status === 'sent')
    })

    it.each([534, 535])('T37 a mail server that refuses the login with %i gets the e-mail again', async (refusal) => {
      mail.status = 250
      mail.loginStatus = refusal
      const recipient = `kim${refusal}@example.com`
      const read = await queue('email', recipient, 20 * hours)
      await attemptUntil(read, ({ attempts }) => attempts >= 2)
      expect((await read()).status).toBe('pending')
      expect(server.logLines.join('')).toContain(`the mail server refuses the login: ${refusal}`)
      mail.loginStatus = 235
      await attemptUntil(read, ({ status }) => status === 'sent')
      expect(mail.mails.some(({ to }) => to[0] === recipient)).toBe(true)
    })
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
