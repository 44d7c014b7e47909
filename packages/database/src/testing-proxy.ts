import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a server that can hang: connections are accepted and stay open, without any traffic. */
export interface HangingProxy {
  /** The target's address through the proxy. */
  url: string
  fallSilent(): void
  speakAgain(): void
  close(): Promise<void>
}

/** Opens one on loopback in front of the PostgreSQL server at `target`. */
export async function openHangingProxy(target: URL): Promise<HangingProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (isSilent) socket.pause()
  }

  function forward(from: Socket, to: Socket): void {
    from.on('data', (bytes) => to.write(bytes))
    from.on('close', () => to.destroy())
    if (isSilent) from.pause()
  }

  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port || 5432) })
    keep(near)
    keep(far)
    forward(near, far)
    forward(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port) // a TCP server that listens has a port
  return {
    url: url.href,
    fallSilent() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speakAgain() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
