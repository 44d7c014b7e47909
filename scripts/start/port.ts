import { createServer } from 'node:net'

/** Another process already listens there. `message` states the remedy. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
}

/** The wildcard address: IPv6 including IPv4, or IPv4 alone on a machine without IPv6. */
const EVERYWHERE = ['::', '0.0.0.0'] as const

/**
 * Listens briefly to test the address before any long work begins.
 * @param port 0 takes a free one
 * @returns a usable host and port. @throws PortTakenError, or the system's error
 */
export async function probeAddress(host: string | undefined, port: number): Promise<{ host: string; port: number }> {
  const [first, ...others] = host === undefined ? EVERYWHERE : [host]
  try {
    return { host: first, port: await listenBriefly(first, port) }
  } catch (error) {
    const [second] = others
    if (second === undefined || !isWithoutAddress(error)) throw toPortError(error, port)
    return {
      host: second,
      port: await listenBriefly(second, port).catch((cause) => Promise.reject(toPortError(cause, port))),
    }
  }
}

/** Converts "address in use" into its sentence; other errors are unchanged. */
export function toPortError(error: unknown, port: number): unknown {
  if (!hasCode(error, 'EADDRINUSE')) {
    if (!hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) return error
    return new PortTakenError('HOST names no address of this machine: leave it out to listen on all of them.')
  }
  return new PortTakenError(
    `Port ${port} is taken by another process: stop that one, or choose another, for example PORT=${port < 65_535 ? port + 1 : 8080} npm start.`,
  )
}

async function listenBriefly(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

function isWithoutAddress(error: unknown): boolean {
  return hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL')
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
