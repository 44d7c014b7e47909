import { customerServiceContacts, customerServiceScript } from '@foyer/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeSettings } from '../../testing/change-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { saveSupportContact } from '../content/index.ts'

const ENCRYPTED = 'AEqI4LZTdBd1fNpjyZ+WNlHWIE/VKK+ItooDIKizyCs=k3y4care'
const SCRIPT = 'https://cdn.vendor.example/w.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ scriptsUrl: 'http://scripts.example' })
  const contact = { merchant: 'aurora', labelIds: [], title: { EN: 'Help' } }
  await server.database.transaction(
    async (tx) => {
      await saveSupportContact(tx, { ...contact, id: 'tg', ordinal: 1, csType: 'TELEGRAM', path: ENCRYPTED })
      await saveSupportContact(tx, { ...contact, id: 'live', ordinal: 2, csType: 'LIVECHAT', path: SCRIPT })
    },
    { merchant: 'aurora' },
  )
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const ask = (url: string, host = 'scripts.example') => server.app.inject({ url, headers: { host } })
const listContacts = async () => (await server.call(customerServiceContacts, {})).envelope.value ?? []

describe('the contacts', () => {
  it('CS-02 CS-03 carry the stored path and the deciphered link', async () => {
    const [telegram] = await listContacts()
    expect(telegram).toMatchObject({ path: ENCRYPTED, link: 'https://t.me/foyer_demo_support', csPosition: '1' })
    expect(telegram).not.toHaveProperty('frame')
  })

  it('CS-04 DEC-22 have a document for a script at a permitted origin only', async () => {
    expect((await listContacts())[1]).not.toHaveProperty('frame')
    expect((await ask('/support/aurora/live')).statusCode).toBe(404)
    await changeSettings(server, 'aurora', { customerServiceOrigins: ['https://cdn.vendor.example'] })
    expect((await listContacts())[1]).toMatchObject({
      link: SCRIPT,
      frame: 'http://scripts.example/support/aurora/live',
    })
    const { statusCode, body, headers } = await ask('/support/aurora/live')
    expect([statusCode, body.includes(SCRIPT)]).toEqual([200, true])
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost http://aurora.localhost')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    for (const path of ['/support/aurora/tg', '/support/aurora/none', '/support/lotus/live', '/support/aurora'])
      expect((await ask(path)).statusCode, path).toBe(404)
    expect((await ask('/support/aurora/live', 'localhost')).statusCode).toBe(404)
  })
})

describe('RELAY-09 OPEN-48 the customer-service script', () => {
  it('is empty without one, and has no document', async () => {
    await changeSettings(server, 'aurora', { customerServiceScript: undefined, customerServiceOrigins: undefined })
    expect((await server.call(customerServiceScript, {})).envelope.value).toEqual({ script: '' })
  })

  it.each([
    ['an address', SCRIPT],
    ['the script itself', 'window.started=1'],
  ])('is %s, with a document that runs it', async (_, script) => {
    await changeSettings(server, 'aurora', { customerServiceScript: script })
    const frame = 'http://scripts.example/support/aurora'
    expect((await server.call(customerServiceScript, {})).envelope.value).toEqual({ script, frame })
    expect((await ask('/support/aurora')).body).toContain(script)
    expect((await server.call(customerServiceScript, {}, { host: 'lotus.localhost' })).envelope.value?.script).toBe('')
  })
})
