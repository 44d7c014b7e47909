import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { connectPaymentProviders, UnknownProviderError } from './connect-providers.ts'

const own = { url: 'http://127.0.0.1:1', account: 'foyer', secret: 'shared-secret' }
const options = { platformUrl: 'http://127.0.0.1:2', isFreshNonce: async () => true }

it('DEC-04 each provider of the settings is connected by its code', async () => {
  const app = Fastify()
  const connected = connectPaymentProviders(app, { ...options, settings: { bank: own, 'form-gateway': own } })
  expect([...connected].map(([code, provider]) => [code, provider.code, provider.isSandbox])).toEqual([
    ['bank', 'bank', true],
    ['form-gateway', 'form-gateway', false],
  ])
  expect(connectPaymentProviders(app, { ...options, settings: {} }).size).toBe(0)
  await app.close()
})

it.each(['nobody', 'constructor'])(
  'DEC-04 the code %s, which has no client, ends the start with a sentence',
  (code) => {
    const connect = () => connectPaymentProviders(Fastify(), { ...options, settings: { [code]: own } })
    expect(connect).toThrow(UnknownProviderError)
    expect(connect).toThrow(`PAYMENT_PROVIDERS names "${code}", which has no client: known are bank, form-gateway.`)
  },
)
