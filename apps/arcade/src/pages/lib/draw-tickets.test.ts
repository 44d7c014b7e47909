import { expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { readDrawTickets } from './draw-tickets.ts'

/** A server with this many pages of two tickets in a draw. */
function servePages(count: number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const number = asked.length
    const tickets = [{ ticketId: `${number}a` }, { ticketId: `${number}b` }]
    const value = { tickets, before: number < count ? `cursor${number}` : null }
    return Response.json({ success: true, value, message: null, errorCode: null })
  })
  return asked
}

it('DEC-34 all pages of a draw’s tickets are read', async () => {
  const asked = servePages(3)
  const tickets = await readDrawTickets('20991231-0001')
  expect(tickets.map(({ ticketId }) => ticketId)).toEqual(['1a', '1b', '2a', '2b', '3a', '3b'])
  expect(asked.map((path) => new URL(path, 'https://arcade.example').searchParams.get('before'))).toEqual([
    null,
    'cursor1',
    'cursor2',
  ])
  expect(asked.every((path) => path.includes('draw=20991231-0001') && path.includes('kind=all'))).toBe(true)
})

it('DEC-34 of too many tickets there is no part', async () => {
  const asked = servePages(Number.POSITIVE_INFINITY)
  await expect(readDrawTickets('20991231-0001')).rejects.toBeInstanceOf(ApiError)
  expect(asked).toHaveLength(20)
})
