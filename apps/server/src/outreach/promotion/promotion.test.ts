import { availablePromotions, promoCodeEnable } from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { aurora, lotus } = server.merchants
  const settings = {
    ...aurora.settings,
    promoCodeEnabled: true,
    availablePromotions: { REFERRAL: { enabled: true, count: 3 } },
  }
  const closed = { ...lotus, settings: { ...lotus.settings, promoCodeEnabled: false } }
  await server.database.transaction(async (tx) => {
    await saveMerchant(tx, { ...aurora, settings })
    await saveMerchant(tx, closed)
  })
})
afterAll(() => server?.close())

it.each([
  ['aurora', true],
  ['lotus', false],
] as const)('RELAY-13 PROMO-05 the promo-code flag of %s is %s', async (merchant, enabled) => {
  const { envelope } = await server.call(promoCodeEnable, {}, await server.logIn(merchant))
  expect(envelope.value).toEqual({ enabled })
})

it.each([
  ['localhost', { REFERRAL: { enabled: true, count: 3 } }],
  ['lotus.localhost', {}],
])('RELAY-03 PROMO-02 the available promotions of %s are its merchant’s', async (host, promotions) => {
  const { envelope } = await server.call(availablePromotions, {}, { host })
  expect(envelope.value).toEqual(promotions)
})
