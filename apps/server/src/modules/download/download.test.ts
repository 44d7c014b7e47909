import { downloadSettings } from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

it('RELAY-12 ENT-16 LOGIN-15 the texts of the app are the merchant’s, and empty where it has none', async () => {
  const query = { domain: 'localhost' }
  const { envelope } = await server.call(downloadSettings, { query })
  expect(envelope.value?.login_prompt_text.map(({ codes }) => codes)).toEqual([['EN'], ['CN'], ['UR']])
  const other = await server.call(downloadSettings, { query }, { host: 'lotus.localhost' })
  expect(other.envelope.value).toEqual({ app_desc: [], login_prompt_text: [] })
})
