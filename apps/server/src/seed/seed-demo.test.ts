import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { hasDemo, isDemoPasswordWeak, seedDemo } from './seed-demo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('no password is told as that of members who were made with another one', async () => {
  const seed = async (password: string) =>
    (await seedDemo(server.database, { port: 8080, password })).map(({ isPasswordTheirs }) => isPasswordTheirs)
  expect(await seed(TEST_PASSWORD)).toEqual([true, true])
  expect(await seed('another1word')).toEqual([false, false])
  expect(await seed(TEST_PASSWORD)).toEqual([true, true])
})

test('the demo is there when its merchants are just as they would be made, and not with another port or hold', async () => {
  const options = { port: 8080, password: TEST_PASSWORD }
  await seedDemo(server.database, options)
  expect(await hasDemo(server.database, options)).toBe(true)
  expect(await hasDemo(server.database, { ...options, port: 8081 })).toBe(false)
  expect(await hasDemo(server.database, { ...options, withdrawalHoldSeconds: 0 })).toBe(false)
})

test.each([
  ['journey7sky', false],
  ['password1', true],
  ['aurora2026', true],
  ['demo12345', true],
])('OPEN-04 %s as the password of the demo members is weak: %s', async (password, expected) => {
  expect(await isDemoPasswordWeak(password)).toBe(expected)
})
