import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { saveImageFiles } from './index.ts'

const folder = `${'0a'.repeat(16)}-96x96-`
const address = `/m/pictures/${folder}/logo-2x.webp`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const rows = ['logo-2x.webp', 'favicon-48.png'].map((file) => ({
    ...{ merchant: 'aurora', folder, file, content: Buffer.from(file), madeAt: new Date() },
  }))
  await server.database.transaction((tx) => saveImageFiles(tx, rows), { merchant: 'aurora' })
})
afterAll(() => server.close())

const get = (url: string, host = 'localhost') => server.app.inject({ url, headers: { host } })

describe('files of a merchant’s pictures over HTTP', () => {
  it('TMPL-07 come with their type and never expire', async () => {
    const { statusCode, headers, body } = await get(address)
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/webp', 'logo-2x.webp'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get(address.replace('logo-2x.webp', 'favicon-48.png'))).headers['content-type']).toBe('image/png')
  })

  it.each([
    ['another merchant’s host', address, 'lotus.localhost'],
    ['another file', address.replace('2x', '3x'), 'localhost'],
    ['another type', address.replace('webp', 'svg'), 'localhost'],
    ['another folder', address.replace('0a0a', '0b0a'), 'localhost'],
    ['a path out of the folder', '/m/pictures/..%2F..%2Fetc/passwd.png', 'localhost'],
  ])('T1 %s has none', async (_name, url, host) => {
    expect((await get(url, host)).statusCode).toBe(404)
  })

  it('T42 an unknown host has none', async () => {
    expect((await get(address, 'unknown.example')).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('a file that is stored again stays as it is', async () => {
    const row = { merchant: 'aurora', folder, file: 'logo-2x.webp', content: Buffer.from('other'), madeAt: new Date() }
    await server.database.transaction((tx) => saveImageFiles(tx, [row]), { merchant: 'aurora' })
    expect((await get(address)).body).toBe('logo-2x.webp')
  })
})
