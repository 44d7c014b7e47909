import { afterAll, beforeAll, expect, test } from 'vitest'
import { listStoredMerchants, saveMerchant } from '../../src/merchant/index.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../src/testing/test-server.ts'
import { hasDemo, isDemoPasswordWeak, seedDemo } from './seed-demo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('no password is told as that of members who were made with another one', async () => {
  const seed = async (password: string) =>
    new Set((await seedDemo(server.database, { port: 8080, password })).map(({ isPasswordTheirs }) => isPasswordTheirs))
  expect(await seed(TEST_PASSWORD)).toEqual(new Set([true]))
  expect(await seed('another1word')).toEqual(new Set([false]))
  expect(await seed(TEST_PASSWORD)).toEqual(new Set([true]))
})

test('the demo is there when its merchants are up to date, and not with another port or hold', async () => {
  const options = { port: 8080, password: TEST_PASSWORD }
  await seedDemo(server.database, options)
  expect(await hasDemo(server.database, options)).toBe(true)
  expect(await hasDemo(server.database, { ...options, port: 8081 })).toBe(false)
  expect(await hasDemo(server.database, { ...options, withdrawalHoldSeconds: 0 })).toBe(false)
})

test('what an operator has set stays, and what follows from port and hold is brought up to date', async () => {
  const options = { port: 8080, password: TEST_PASSWORD, withdrawalHoldSeconds: 60 }
  const readAurora = async () => {
    const stored = await server.database.transaction((tx) => listStoredMerchants(tx))
    return stored.find(({ code }) => code === 'aurora')
  }
  await seedDemo(server.database, options)
  const made = await readAurora()
  if (!made) throw new Error('no demo merchant')
  const own = { ...made, name: 'Mine', hosts: [...made.hosts, 'mine.example'], formerHosts: [] }
  const settings = { ...made.settings, splash: 'off', sessionIdleMinutes: 5 }
  const set = { ...own, settings }
  await server.database.transaction((tx) => saveMerchant(tx, set))

  expect(await hasDemo(server.database, options)).toBe(true)
  expect(await seedDemo(server.database, options)).toContainEqual(expect.objectContaining({ name: 'Mine' }))
  expect(await readAurora()).toEqual(set)

  await seedDemo(server.database, { ...options, port: 8081, withdrawalHoldSeconds: 3 })
  const allowedOrigins = ['http://localhost:8081', 'http://aurora.localhost:8081']
  expect(await readAurora()).toEqual({ ...set, settings: { ...settings, allowedOrigins, withdrawalHoldSeconds: 3 } })

  const listed = { ...settings, allowedOrigins: [...allowedOrigins, 'https://partner.example'] }
  await server.database.transaction((tx) => saveMerchant(tx, { ...set, settings: listed }))
  await seedDemo(server.database, options)
  expect(await readAurora()).toEqual({ ...set, settings: { ...listed, withdrawalHoldSeconds: 60 } })
})

test.each([
  ['journey7sky', false],
  ['password1', true],
  ['aurora2026', true],
  ['demo12345', true],
])('OPEN-04 %s as the password of the demo members is weak: %s', async (password, expected) => {
  expect(await isDemoPasswordWeak(password)).toBe(expected)
})
