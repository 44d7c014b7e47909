import type { AddressInfo } from 'node:net'
import { chatUnreadCount, createChatAuthKey, launchChat } from '@foyer/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemoChatwootSettings, registerDemoChatwoot } from '../../../demo/services/demo-chatwoot.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { isAuthKey, writeAuthKey } from './chat-auth-key.rules.ts'

let chatwoot: FastifyInstance
let server: TestServer
beforeAll(async () => {
  chatwoot = Fastify()
  chatwoot.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const probe = chatwootAt('http://127.0.0.1:1')
  registerDemoChatwoot(chatwoot, probe)
  await chatwoot.listen({ host: '127.0.0.1', port: 0 })
  const { port } = chatwoot.server.address() as AddressInfo // it listens on a port
  server = await startTestServer({ chatProviders: { lotus: { chatwoot: chatwootAt(`http://127.0.0.1:${port}`) } } })
})
afterAll(async () => {
  await server.close()
  await chatwoot.close()
})

function chatwootAt(url: string) {
  return makeDemoChatwootSettings(url, 'data-key-of-this-test-run-0000000000')
}

const guest = { host: 'lotus.localhost' }
const keyOf = async (client: TestClient) =>
  (await server.call(createChatAuthKey, { body: {} }, client)).envelope.value ?? ''
const launch = async (client: TestClient, query: { authKey?: string; language?: string } = {}) => {
  const { envelope } = await server.call(launchChat, { query }, client)
  return envelope.value?.chatUrl ?? String(envelope.errorCode)
}
const unread = async (client: TestClient) => (await server.call(chatUnreadCount, {}, client)).envelope.value

/** Opens the chat's page, and perhaps writes there. */
async function visit(chatUrl: string, content?: string): Promise<string> {
  const { pathname, search, searchParams } = new URL(chatUrl)
  if (content === undefined) return (await chatwoot.inject({ url: pathname + search })).body
  const payload = new URLSearchParams({ token: searchParams.get('cw_conversation') ?? '', content }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await chatwoot.inject({ method: 'POST', url: pathname, headers, payload })).body
}

describe('RELAY-01 the launch of the embedded desk', () => {
  it('is a page of ours, for members and guests, with and without a key', async () => {
    const member = await server.logIn('aurora')
    expect(await launch(member, { authKey: await keyOf(member) })).toBe('/m/desk')
    expect(await launch(member)).toBe('/m/desk')
    expect(await launch({ host: 'localhost' })).toBe('/m/desk')
  })

  it('RELAY-02 CS-13 counts what is unread there', async () => {
    expect(await unread(await server.logIn('aurora'))).toEqual({ unReadCount: 0 })
  })
})

describe('RELAY-01 the launch of Chatwoot', () => {
  it('CONF-08 opens as a guest, in the language of the launch', async () => {
    const chatUrl = await launch(guest, { language: 'CN' })
    expect(new URL(chatUrl).searchParams.get('locale')).toBe('zh_CN')
    expect(await visit(chatUrl)).toContain('You are a guest here.')
  })

  it('RELAY-26 names a member by the key, and keeps their conversation from launch to launch', async () => {
    const member = await server.logIn('lotus')
    const chatUrl = await launch(member, { authKey: await keyOf(member) })
    expect(await visit(chatUrl)).toContain(`You are ${member.username} here.`)
    await visit(chatUrl, 'Where is my deposit?')
    const again = await launch(member, { authKey: await keyOf(member) })
    expect(await visit(again)).toContain('Where is my deposit?')
    const other = await server.logIn('lotus')
    expect(await visit(await launch(other, { authKey: await keyOf(other) }))).not.toContain('Where is my deposit?')
  })

  it('CS-14 opens as for a guest without the key, with another’s, and with a made-up one', async () => {
    const [member, other] = [await server.logIn('lotus'), await server.logIn('lotus')]
    for (const authKey of [undefined, await keyOf(other), '9999999999.x', ''])
      expect(await visit(await launch(member, authKey === undefined ? {} : { authKey }))).toContain('guest')
  })

  it('RELAY-02 CS-13 counts the answers after the last look, and nothing before the first launch', async () => {
    const member = await server.logIn('lotus')
    expect(await unread(member)).toEqual({ unReadCount: 0 })
    const chatUrl = await launch(member, { authKey: await keyOf(member) })
    await visit(chatUrl, 'Hello')
    expect(await unread(member)).toEqual({ unReadCount: 1 })
  })

  it.each([4, 40] as const)('CS-11 members of type %i read no count', async (type) => {
    const { envelope } = await server.call(chatUnreadCount, {}, await server.logIn('lotus', type))
    expect(envelope.errorCode).toBe('free_reject')
  })
})

describe('FOOT-27 a chat that does not answer', () => {
  it('is refused with a code and a message', async () => {
    const lotus = { chatwoot: chatwootAt('http://127.0.0.1:1') }
    const closed = await startTestServer({ chatProviders: { lotus } })
    const member = await closed.logIn('lotus')
    const authKey = (await closed.call(createChatAuthKey, { body: {} }, member)).envelope.value ?? ''
    const { status, envelope } = await closed.call(launchChat, { query: { authKey } }, member)
    await closed.close()
    expect([status, envelope.errorCode]).toEqual([502, 'chat_unavailable'])
    expect(envelope.message).toMatch(/\S/)
  })
})

describe('RELAY-26 a key', () => {
  const secret = Buffer.alloc(32, 1)
  const owner = { merchant: 'a', memberId: '1', sessionId: 's' }
  const key = writeAuthKey(secret, owner, 1_000)
  it.each([
    ['of its member', key, owner, 1_000, true],
    ['after its end', key, owner, 1_001, false],
    ['of another member', key, { ...owner, memberId: '2' }, 999, false],
    ['of another merchant', key, { ...owner, merchant: 'b' }, 999, false],
    ['of another session', key, { ...owner, sessionId: 't' }, 999, false],
    ['with a later end', key.replace('1000', '2000'), owner, 999, false],
    ['that is none', 'x', owner, 999, false],
  ])('%s', (_, given, by, nowSeconds, isValid) => {
    expect(isAuthKey(secret, given, by, nowSeconds)).toBe(isValid)
  })
})
