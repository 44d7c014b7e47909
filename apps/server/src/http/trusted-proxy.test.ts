import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createAddressCheck } from './trusted-proxy.ts'

/** A request from 127.0.0.1 with this X-Forwarded-For. */
function makeRequest(forwarded: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' })
  const request = new IncomingMessage(socket)
  request.headers['x-forwarded-for'] = forwarded
  return request
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:443', '203.0.113.7'],
  ['unknown, 203.0.113.7:50123', 'unknown, 203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('T12 behind a trusted proxy %s is read as %s: a port is no other client', (forwarded, read) => {
  const request = makeRequest(forwarded)
  expect(createAddressCheck('loopback')(request)).toBe(true)
  expect(request.headers['x-forwarded-for']).toBe(read)
})

it.each(['unknown', '_hidden', '203.0.113', '203.0.113.7:', '203.0.113.7, x', '[203.0.113.7', '1'.repeat(500)])(
  'T12 behind a trusted proxy %.20s is no address',
  (forwarded) => {
    expect(createAddressCheck('loopback')(makeRequest(forwarded))).toBe(false)
    expect(createAddressCheck(false)(makeRequest(forwarded))).toBe(true)
  },
)
