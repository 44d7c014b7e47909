import type { IncomingMessage } from 'node:http'
import type { Database } from '@foyer/database'
import type { ServerConfig } from '../config.ts'
import { createMerchantDirectory, type Merchant } from '../merchant/index.ts'
import { compileTrust } from './trusted-proxy.ts'

interface HostSources extends Pick<ServerConfig, 'trustProxy'> {
  database: Database
  /** Hosts of the instance apart from the merchants' and the system's. */
  ownHosts: readonly string[]
  /** Reads the name in a Host header as those of `ownHosts` are written. */
  readName: (header: string | undefined) => string
}

/**
 * Reads the host that decides app and merchant of a request (T42). A Host header that names a merchant's host or an own
 * one wins: X-Forwarded-Host is removed, because a proxy can pass on a visitor's. With any other Host header, such as a
 * proxy's name for this server, the last X-Forwarded-Host of a trusted proxy counts, as in Fastify's `request.host`.
 */
export async function createHostReader({
  database,
  trustProxy,
  ownHosts,
  readName,
}: HostSources): Promise<(request: IncomingMessage) => string> {
  const merchants = createMerchantDirectory(database)
  const isTrusted = compileTrust(trustProxy)
  let listed: readonly Merchant[] = []
  let merchantHosts = new Set<string>()
  await refresh()

  async function refresh(): Promise<void> {
    const list = await merchants.list()
    if (list === listed) return
    listed = list
    merchantHosts = new Set(list.flatMap(({ hosts, formerHosts }) => [...hosts, ...formerHosts]))
  }

  return (request) => {
    const host = readName(request.headers.host)
    const given = request.headers['x-forwarded-host']
    if (given === undefined) return host
    // The last list answers at once: no request waits here for the database.
    refresh().catch(() => undefined)
    const forwarded = readName(String(given).split(',').at(-1)?.trim())
    if (host !== forwarded && (ownHosts.includes(host) || merchantHosts.has(host))) {
      delete request.headers['x-forwarded-host']
      return host
    }
    return isTrusted(request.socket.remoteAddress ?? '') ? forwarded : host
  }
}
