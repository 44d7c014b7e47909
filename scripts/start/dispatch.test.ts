import { once } from 'node:events'
import { Agent, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { createAddressCheck } from '@foyer/server'
import { afterEach, describe, expect, it } from 'vitest'
import { type Answerer, createDispatcher } from './dispatch.ts'
import { readHostName } from './host-name.ts'
import { drainServer } from './stop.ts'

const saying =
  (text: string, delayMs = 0): Answerer =>
  (_request, response) => {
    setTimeout(() => response.end(text), delayMs)
  }

let server: Server
const portOf = (): number => (server.address() as AddressInfo).port // it listens on TCP

async function open(others: Answerer, limits: Parameters<typeof createDispatcher>[1] = {}): Promise<void> {
  const hosts = new Map([['arcade.localhost', saying('arcade')]])
  server = createDispatcher({ hosts, others, hasAddress: createAddressCheck('loopback') }, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

async function ask(host: string, agent?: Agent): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: portOf(), headers: { host }, agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ text, connection: response.headers.connection }))
    })
    request.on('error', reject)
  })
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('the host decides who answers', () => {
  it.each([
    ['arcade.localhost', 'arcade'],
    ['ARCADE.localhost:8080', 'arcade'],
    ['arcade.localhost.:8080', 'arcade'],
    ['arcade.localhost.evil.example', 'platform'],
    ['localhost', 'platform'],
    ['127.0.0.1', 'platform'],
  ])('T42 %s is answered by the %s', async (host, text) => {
    await open(saying('platform'))
    expect((await ask(host)).text).toBe(text)
  })

  it.each([
    [undefined, ''],
    ['[::1]:80', '[::1]'],
    ['a.b:x', 'a.b:x'],
  ])('reads the name in %s', (header, name) => {
    expect(readHostName(header)).toBe(name)
  })
})

/** Sends bytes and returns all received bytes after the connection has closed. */
function sendBytes(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(portOf(), '127.0.0.1', () => {
      for (const part of parts) socket.write(part)
    })
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
}

describe('what cannot be a request is refused in the envelope, and the connection is closed', () => {
  const many = Array.from({ length: 101 }, (_, index) => `x-${index}: 1\r\n`).join('')
  const rows: [string, string, number, string][] = [
    ['a head that is too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'invalid_input'],
    ['too many headers', `GET / HTTP/1.1\r\nhost: a\r\n${many}\r\n`, 431, 'invalid_input'],
    ['T42 two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\n\r\n', 400, 'invalid_input'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'invalid_input'],
    [
      'T12 a client without an address',
      'GET / HTTP/1.1\r\nhost: a\r\nx-forwarded-for: unknown\r\n\r\n',
      400,
      'invalid_input',
    ],
    ['no HTTP', 'hello\r\n\r\n', 400, 'invalid_input'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'invalid_input',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_input',
    ],
    ['a bare line feed', 'GET / HTTP/1.1\nhost: a\n\n', 400, 'invalid_input'],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: a\r\nx: 1\r\n 2\r\n\r\n', 400, 'invalid_input'],
  ]
  it.each(rows)('%s', async (_name, bytes, status, code) => {
    await open(saying('platform'))
    const answer = await sendBytes(bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`, 'i'))
    const json = /\{.*\}/s.exec(body)?.[0] ?? ''
    expect(JSON.parse(json)).toMatchObject({ success: false, value: null, errorCode: code })
  })
})

describe('slow and greedy clients', () => {
  const quick = { headersTimeoutMs: 200, requestTimeoutMs: 400, checkEveryMs: 50 }
  /** Reads to the end, as a route with a body does. */
  const reading: Answerer = (request, response) => {
    request.resume().on('end', () => response.end('read'))
  }

  it.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
    ['a body that drips', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{'],
    ['chunks that never end', 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'],
  ])('%s are ended with 408', async (_name, bytes) => {
    await open(reading, quick)
    const answer = await sendBytes(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"errorCode":"invalid_input"')
  })

  it('of requests sent in one go only so many are under way', async () => {
    let begun = 0
    await open((_request, response) => {
      begun += 1
      setTimeout(() => response.end('done'), 50)
    })
    const answer = await sendBytes('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(500))
    expect(begun).toBe(32)
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(32)
    expect(answer.match(/HTTP\/1\.1 429 /g)).toHaveLength(1)
    expect(answer).toContain('"errorCode":"TOO_MANY_REQUESTS"')
  })

  it('one after the other on one connection they have no such bound', async () => {
    await open(saying('platform'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; count < 100; count += 1) expect((await ask('localhost', agent)).text).toBe('platform')
    agent.destroy()
  })
})

describe('a graceful stop', () => {
  it('finishes what is in flight and takes nothing new', async () => {
    await open(saying('slow', 200))
    const agent = new Agent({ keepAlive: true })
    const arrived = once(server, 'request')
    const inFlight = ask('localhost', agent)
    await arrived
    const drained = drainServer(server, 3_600_000)
    await expect(ask('localhost')).rejects.toThrow()
    expect((await inFlight).text).toBe('slow')
    await drained
    agent.destroy()
  })

  it('cuts what does not end', async () => {
    await open(() => undefined)
    const arrived = once(server, 'request')
    const hanging = ask('localhost').catch((error: Error) => error.message)
    await arrived
    await drainServer(server, 100)
    expect(await hanging).toBe('socket hang up')
  })
})
