import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An sms gateway on loopback that keeps what it accepts and knows each id once. */
export interface StandInSms {
  url: string
  token: string
  texts: { id: string; from: string; to: string; text: string }[]
  /** HTTP status of the next messages; 200 accepts, 0 accepts and breaks the connection. */
  status: number
  close(): Promise<void>
}

export async function startStandInSms(): Promise<StandInSms> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding yields buffers
    if (request.headers.authorization !== `Bearer ${sms.token}`) return response.writeHead(401).end()
    if (sms.status >= 400) return response.writeHead(sms.status).end()
    const message: StandInSms['texts'][number] = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    if (sms.texts.some(({ id }) => id === message.id)) return response.writeHead(409).end()
    sms.texts.push(message)
    if (sms.status === 0) return response.destroy()
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  const sms: StandInSms = {
    url: `http://127.0.0.1:${port}/send`,
    token: 'sms-gateway-token-of-this-run',
    texts: [],
    status: 200,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sms
}
