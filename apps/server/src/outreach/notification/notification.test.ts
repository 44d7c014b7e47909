import { randomInt } from 'node:crypto'
import { changePassword, login } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../testing/read-outbox.ts'
import { seedContact } from '../../testing/seed-contact.ts'
import { sendTestNotifications } from '../../testing/send-notifications.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'
import { notifyMember } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

async function logInWithContacts() {
  const member = await server.logIn('aurora')
  const [email, number] = [`n${randomInt(10 ** 9)}@example.com`, `+639${randomInt(10 ** 8, 10 ** 9)}`]
  await seedContact(server, member.memberId, email)
  await seedContact(server, member.memberId, number)
  const read = async () => {
    await sendTestNotifications(server)
    return { mails: await readOutbox(server, email), texts: await readOutbox(server, number) }
  }
  return { ...member, read }
}

const notify = (memberId: string, id: string, kind: 'new_device' | 'password_changed') => {
  const { aurora } = server.merchants
  const request = { id, memberId, kind, values: {}, holdSeconds: 0 }
  return server.database.transaction((tx) => notifyMember(tx, aurora, request), { merchant: 'aurora' })
}

describe('DEC-30 notifications by e-mail and sms', () => {
  it('T37 a changed password is sent to both contacts, once, with the hold and what to do', async () => {
    const member = await logInWithContacts()
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' }
    expect((await server.call(changePassword, { body }, member)).envelope.success).toBe(true)
    const sent = await member.read()
    expect(sent.mails).toEqual([expect.stringMatching(/^Your password was changed\..* 24 hours.* contact support\.$/)])
    expect(sent.texts).toEqual(['Aurora: Password changed. Not you? Change your password now and contact support.'])
    expect(await member.read()).toEqual(sent)
  })

  it('a login from a new device is sent by e-mail, and by no sms', async () => {
    const member = await logInWithContacts()
    await server.call(login, { body: { username: member.username, password: TEST_PASSWORD } })
    const { mails, texts } = await member.read()
    expect(mails).toEqual([expect.stringContaining('from a new device')])
    expect(texts).toEqual([])
  })

  it('is in the member’s language', async () => {
    const member = await logInWithContacts()
    await server.database.executeSql("UPDATE public.member SET language = 'CN' WHERE id = $1", [member.memberId])
    await notify(member.memberId, 'a', 'password_changed')
    const { mails, texts } = await member.read()
    expect(mails).toEqual([expect.stringContaining('您的密码已修改')])
    expect(texts).toEqual(['Aurora：密码已修改。非本人操作？请立即修改密码并联系客服。'])
  })

  it('is sent once under one id, and not when its event is rolled back', async () => {
    const member = await logInWithContacts()
    await notify(member.memberId, 'a', 'new_device')
    await notify(member.memberId, 'a', 'new_device')
    const { aurora } = server.merchants
    const rolledBack = server.database.transaction(
      async (tx) => {
        await notifyMember(tx, aurora, {
          id: 'b',
          memberId: member.memberId,
          kind: 'new_device',
          values: {},
          holdSeconds: 0,
        })
        throw new Error('rolled back')
      },
      { merchant: 'aurora' },
    )
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect((await member.read()).mails).toHaveLength(1)
  })

  it('T14 ten e-mails and five sms of a day are sent to one member, whatever happens', async () => {
    const member = await logInWithContacts()
    for (let index = 0; index < 14; index += 1) await notify(member.memberId, `n${index}`, 'password_changed')
    const { mails, texts } = await member.read()
    expect([mails.length, texts.length]).toEqual([10, 5])
  })

  it('T41 one whose contact is not readable is logged and closed, and the next one is sent', async () => {
    const [first, second] = [await logInWithContacts(), await logInWithContacts()]
    await notify(first.memberId, 'unreadable', 'new_device')
    await server.database.executeSql("UPDATE public.queued_notification SET address = 'x' WHERE id = 'unreadable'")
    await notify(second.memberId, 'readable', 'new_device')
    expect((await second.read()).mails).toHaveLength(1)
    expect((await first.read()).mails).toEqual([])
    const logged = server.logLines.filter((line) => line.includes('contact of a notification not readable'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('"notification":"unreadable"')
  })

  it('T37 is worth sending for 20 hours', async () => {
    const member = await logInWithContacts()
    await notify(member.memberId, 'a', 'new_device')
    await member.read()
    const { rows } = await server.database.executeSql(
      'SELECT max(extract(epoch FROM expires_at - created_at))::int AS seconds FROM public.queued_message',
      [],
    )
    expect(rows).toEqual([{ seconds: 72_000 }])
  })

  it('a contact is not readable in the database', async () => {
    const member = await logInWithContacts()
    await notify(member.memberId, 'a', 'new_device')
    const { rows } = await server.database.executeSql('SELECT * FROM public.queued_notification', [])
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|\+639/)
  })
})
