import { login } from '@foyer/contract'
import { encryptionVector as vector } from '@foyer/contract/testing-encryption'
import { afterEach, expect, it } from 'vitest'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import type { ServerConfig } from '../config.ts'
import type { Merchant } from '../merchant/index.ts'
import { encryptPayload } from '../testing/encrypt-payload.ts'
import { createHttpApp } from './app.ts'
import { createLogger } from './log.ts'
import type { LimitName } from './rate-limit.ts'
import { createRegistry } from './registry.ts'
import type { RegistryDependencies } from './registry.types.ts'

const { keyId, publicKey } = vector
const path = '/wps/session/login'
const [merchant] = listDemoMerchants(8080)

let close: (() => Promise<unknown>) | undefined
afterEach(() => close?.())

/** One call under each limit of our choosing; its counts are recorded. */
async function startCounting(limit: LimitName) {
  const { app } = await createHttpApp({ trustProxy: false, logger: createLogger('silent') })
  close = () => app.close()
  app.decorateRequest('merchant', undefined)
  app.addHook('onRequest', async (request) => {
    request.merchant = merchant as Merchant // the first of the demo's two
  })
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = Buffer.from(vector.privateKey, 'base64')
  const privateKey = await crypto.subtle.importKey('pkcs8', key, rsa, false, ['decrypt'])
  const counts: string[] = []
  const none = {} as RegistryDependencies['limits'] // each is created on access
  const limits = new Proxy(none, {
    get: (_limits, name: string) => ({
      name,
      isFailClosed: true,
      check: async () => {
        counts.push(name)
        return { isAllowed: true }
      },
    }),
  })
  const registry = createRegistry(app, {
    readSession: async () => null,
    findSiteBlock: () => undefined,
    showPreview: async (merchant) => merchant,
    isTermsDue: async () => false,
    readStaff: async () => null,
    findMerchant: async () => undefined,
    config: {} as ServerConfig, // read by signed calls only
    limits,
    isFreshNonce: async () => true,
    payloadKeys: { findPrivateKey: async () => privateKey, insertNonce: async () => true },
  })
  const value = { id: '1', token: 't', userName: 'u', customerType: 0, firstTimeLogin: false, passwordExpired: false }
  registry.on(login, async () => value, limit === 'login' ? { limit, nameTry: () => 'ana' } : { limit })
  return { app, counts }
}

it.each<[LimitName, string[], string[]]>([
  ['general', ['general'], ['general']],
  ['money', ['general', 'money'], ['general', 'money']],
  ['register', ['register'], ['general', 'register']],
  ['login', ['login', 'loginAddress'], ['general', 'login', 'loginAddress']],
])('T36 a call under the limit %s is counted once in each: plain %j, encrypted %j', async (limit, plain, encrypted) => {
  const { app, counts } = await startCounting(limit)
  const payload = { username: 'demo', password: 'correct1horse' }
  const opened = await app.inject({ method: 'POST', url: path, payload })
  expect([opened.statusCode, counts.splice(0)]).toEqual([200, plain])
  const encryptedCall = encryptPayload({ keyId, publicKey, payload })
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: encryptedCall.headers,
    payload: encryptedCall.body,
  })
  expect([answer.statusCode, counts]).toEqual([200, encrypted])
})

it('T37 a call with a key twice is refused: readers differ on which one counts', async () => {
  const { app } = await startCounting('general')
  const payload = '{"username":"demo","username":"other","password":"correct1horse"}'
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: path, headers, payload })
  expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'invalid_input'])
})
