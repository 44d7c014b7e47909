import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import { probeAddress } from './games.ts'
import { createSeamlessProvider } from './seamless.ts'

const answering = (answer: Awaited<ReturnType<HttpClient['call']>>) => ({ call: async () => answer })
const answered = (status: number) => answering({ outcome: 'answered', status, headers: {}, body: '' })

it.each([
  ['good', answered(200)],
  ['good', answered(404)],
  ['error', answered(500)],
  ['error', answered(503)],
  ['timeout', answering({ outcome: 'unanswered', reason: 'timeout' })],
  ['error', answering({ outcome: 'unanswered', reason: 'connection_lost' })],
  ['refused', answering({ outcome: 'unsent', reason: 'connection_refused' })],
] as const)('a probe is %s by its answer', async (outcome, client) => {
  expect(await probeAddress(client, 'https://acme.example/health')).toBe(outcome)
})

it.each([
  ['good', 200, 'announced'],
  ['good', 200, 'in chunks'],
  ['error', 500, 'announced'],
  ['error', 500, 'in chunks'],
] as const)('a probe of a page of 100 KB is %s by the status %i, its length %s', async (outcome, status, length) => {
  const page = 'x'.repeat(100 * 1024)
  const vendor = createServer((_request, response) => {
    response.writeHead(status, length === 'announced' ? { 'content-length': page.length } : {})
    response.write(page.slice(1))
    response.end('x')
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}` // a listening TCP server has a port
  const client = createHttpClient({ allowedBaseUrls: [url] })
  expect(await probeAddress(client, `${url}/play`)).toBe(outcome)
  await client.close()
  vendor.closeAllConnections()
  vendor.close()
})

it('a vendor of the settings is opened at its play address with token, game and language', async () => {
  const client = { ...answered(200), isAllowed: () => true, close: async () => undefined }
  const settings = { name: 'Acme', playUrl: 'https://acme.example/play?v=1' }
  const acme = createSeamlessProvider('acme', settings, client)
  expect(acme.makeGameUrl({ token: 'aurora.x', gameCode: 'SPIN', language: 'EN' })).toBe(
    'https://acme.example/play?v=1&token=aurora.x&game=SPIN&language=EN',
  )
  expect(acme.origins).toEqual(['https://acme.example'])
})
