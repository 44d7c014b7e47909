import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A Redis on loopback with its protocol and commands used by the platform: PING, SET with NX and PX, PUBLISH, SUBSCRIBE. */
export interface StandInRedis {
  url: string
  /** Received commands, as their words. */
  commands: string[][]
  /** Closes the connections of subscribers, also of those that wait for an answer; later ones are answered by `answerSubscribers`. */
  cutSubscribers(): void
  answerSubscribers(): void
  close(): Promise<void>
}

/** Other commands get Redis's error for an unknown command. */
export async function startStandInRedis(): Promise<StandInRedis> {
  const values = new Map<string, string>()
  const commands: string[][] = []
  const sockets = new Set<Socket>()
  const subscribers = new Set<Socket>()
  /** Subscriptions that wait for their answer, after a cut. */
  let waiting: Map<Socket, string> | undefined

  function answer([name = '', key = '', value = '', ...options]: string[], socket: Socket): string {
    switch (name.toUpperCase()) {
      case 'INFO':
        return '$27\r\n# Server\r\nredis_version:7.0\r\n'
      case 'CLIENT':
        return '+OK\r\n'
      case 'PING':
        return '+PONG\r\n'
      case 'SET':
        if (options.includes('NX') && values.has(key)) return '$-1\r\n'
        values.set(key, value)
        return '+OK\r\n'
      case 'SUBSCRIBE':
        if (!waiting) return subscribe(key, socket)
        waiting.set(socket, key)
        return ''
      case 'PUBLISH':
        for (const subscriber of subscribers) subscriber.write(`*3\r\n${bulk('message')}${bulk(key)}${bulk(value)}`)
        return `:${subscribers.size}\r\n`
      default:
        return `-ERR unknown command '${name}'\r\n`
    }
  }

  function subscribe(channel: string, socket: Socket): string {
    subscribers.add(socket)
    return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    socket.on('close', () => {
      sockets.delete(socket)
      subscribers.delete(socket)
    })
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      for (let read = readCommand(text); read; read = readCommand(text)) {
        text = text.slice(read.length)
        commands.push(read.words)
        socket.write(answer(read.words, socket))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has a port
  return {
    url: `redis://127.0.0.1:${port}`,
    commands,
    cutSubscribers() {
      for (const subscriber of [...subscribers, ...(waiting?.keys() ?? [])]) subscriber.destroy()
      waiting = new Map()
    },
    answerSubscribers() {
      for (const [socket, channel] of waiting ?? []) socket.write(subscribe(channel, socket))
      waiting = undefined
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** One word of an answer. */
function bulk(word: string): string {
  return `$${Buffer.byteLength(word)}\r\n${word}\r\n`
}

/** The first complete command of a text: `*<count>`, then each word as `$<length>` and its bytes. */
function readCommand(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return undefined
  let at = head[0].length
  const words: string[] = []
  for (let count = Number(head[1]); count > 0; count--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return undefined
    const start = at + size[0].length
    at = start + Number(size[1]) + 2
    if (text.length < at) return undefined
    words.push(text.slice(start, at - 2))
  }
  return { words, length: at }
}
