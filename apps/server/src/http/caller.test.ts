import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCaller } from './caller.ts'

const http = createServer()
beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
})
afterAll(() => http.close())

/** A request's response and its caller's socket. */
async function receive() {
  const { port } = http.address() as AddressInfo // it listens on TCP
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [, raw] = await once(http, 'request')
  const request = { protocol: 'http' } as FastifyRequest // the one field that is read
  const reply = { raw, elapsedTime: 0 } as FastifyReply // the fields that are read
  return { socket, raw, caller: makeCaller(request, reply, 'EN') }
}

describe('T12 DEC-15 work after an answer', () => {
  it('runs once the answer has left, not before', async () => {
    const { caller, raw } = await receive()
    const work = vi.fn(async () => undefined)
    caller.afterAnswer(work)
    await setTimeout(20)
    expect(work).not.toHaveBeenCalled()
    raw.end('done')
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  })

  it.each(['before it is given', 'after it is given'])('runs although the caller hangs up %s', async (moment) => {
    const { caller, raw, socket } = await receive()
    const work = vi.fn(async () => undefined)
    const hangUp = async () => {
      socket.destroy()
      await once(raw, 'close')
    }
    if (moment.startsWith('before')) await hangUp()
    caller.afterAnswer(work)
    if (moment.startsWith('after')) await hangUp()
    raw.end('nobody reads it')
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  })
})
