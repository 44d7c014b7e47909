import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { ServerConfig } from '../config.ts'

/** Whether a peer is a trusted proxy, as Fastify reads the same setting. */
export function compileTrust(trustProxy: ServerConfig['trustProxy']): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((entry) => entry.trim()))
  return (address) => isTrusted(address, 0)
}

/**
 * Reads the client's address of a request before any app does, because limits count by it: ports, which some proxies
 * append, are removed from X-Forwarded-For. False where a trusted proxy names a client that is no address (T12).
 */
export function createAddressCheck(trustProxy: ServerConfig['trustProxy']): (request: IncomingMessage) => boolean {
  const isTrusted = compileTrust(trustProxy)
  return (request) => {
    const forwarded = request.headers['x-forwarded-for']
    if (forwarded === undefined) return true
    request.headers['x-forwarded-for'] = String(forwarded)
      .split(',')
      .map((entry) => removePort(entry.trim()))
      .join(', ')
    return isIP(proxyAddr(request, isTrusted)) !== 0
  }
}

/** The address in `203.0.113.7:443`, `[2001:db8::1]:443` and `[2001:db8::1]`; any other text as it is. */
function removePort(entry: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+\.\d+\.\d+\.\d+):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i.exec(entry) ?? []
  return ipv4 ?? ipv6 ?? entry
}
