import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Facebook's, TikTok's, AppsFlyer's and Adjust's server-side interfaces on loopback; forms are read as fields. */
export interface StandInPartners {
  url: string
  received: { path: string; headers: Record<string, string | string[] | undefined>; body: unknown }[]
  /** Status of the next answers. */
  status: number
  close(): Promise<void>
}

export async function startStandInPartners(): Promise<StandInPartners> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
      const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
      standIn.received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(standIn.status, { 'content-type': 'application/json' }).end('{"code":0,"message":"OK"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: StandInPartners = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a listening TCP server has a port
    received: [],
    status: 200,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return standIn
}
