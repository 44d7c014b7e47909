import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A phone's network, as Lighthouse simulates it: 150 ms there and back, 1.6 Mbit/s down, 720 kbit/s up. */
const LATENCY_MS = 75
const BYTES_PER_MS = { down: 200, up: 90 } as const

/** One direction of a line: bytes leave it in order, none faster than the line, each after the latency. */
function createLine(bytesPerMs: number): (chunk: Buffer, deliver: () => void) => void {
  let freeAtMs = 0
  const waiting: (() => void)[] = []
  return (chunk, deliver) => {
    freeAtMs = Math.max(freeAtMs, performance.now()) + chunk.byteLength / bytesPerMs
    waiting.push(deliver)
    // Timers of nearly one time may end in another order: each delivers the first that waits.
    setTimeout(() => waiting.shift()?.(), freeAtMs + LATENCY_MS - performance.now())
  }
}

export interface Relay {
  origin: string
  close(): void
}

/**
 * Carries connections to a port of this machine as a phone's network does, those of a service worker too: the browser's
 * own emulation leaves its requests alone.
 */
export async function startRelay(port: number): Promise<Relay> {
  const [down, up] = [createLine(BYTES_PER_MS.down), createLine(BYTES_PER_MS.up)]
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    forward(client, upstream, up)
    forward(upstream, client, down)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // it listens on TCP
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function forward(from: Socket, to: Socket, line: ReturnType<typeof createLine>): void {
  from.on('data', (chunk) => line(chunk, () => to.writable && to.write(chunk)))
  from.on('end', () => line(Buffer.alloc(0), () => to.end()))
  from.on('error', () => to.destroy())
}
