import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { PortTakenError, probeAddress } from './port.ts'

let holder: Server | undefined
afterEach(() => {
  holder?.close()
})

it('finds a free port and leaves it free', async () => {
  const first = await probeAddress('127.0.0.1', 0)
  expect(first.port).toBeGreaterThan(0)
  expect(await probeAddress('127.0.0.1', first.port)).toEqual(first)
})

it('listens everywhere when no host is named', async () => {
  expect(['::', '0.0.0.0']).toContain((await probeAddress(undefined, 0)).host)
})

it('says that a port is taken and which to try', async () => {
  holder = createServer()
  const port = await new Promise<number>((resolve) => {
    holder?.listen(0, '127.0.0.1', () => {
      const address = holder?.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const refusal = await probeAddress('127.0.0.1', port).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(PortTakenError)
  expect(String(refusal)).toContain(`PORT=${port + 1} npm start`)
})

it('says that HOST names no address of this machine', async () => {
  await expect(probeAddress('203.0.113.7', 0)).rejects.toThrow('HOST names no address of this machine')
})
