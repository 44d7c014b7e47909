import { expect, it } from 'vitest'
import type { HttpClient } from '../../http/http-client.ts'
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

it('a vendor of the settings is opened at its play address with token, game and language', async () => {
  const client = { ...answered(200), isAllowed: () => true, close: async () => undefined }
  const settings = { name: 'Acme', playUrl: 'https://acme.example/play?v=1' }
  const acme = createSeamlessProvider('acme', settings, client)
  expect(acme.makeGameUrl({ token: 'aurora.x', gameCode: 'SPIN', language: 'EN' })).toBe(
    'https://acme.example/play?v=1&token=aurora.x&game=SPIN&language=EN',
  )
  expect(acme.origins).toEqual(['https://acme.example'])
})
