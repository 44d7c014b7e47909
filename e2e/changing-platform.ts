import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** State of the platform behind a front: down, working, in maintenance, or refusing the address. */
export type PlatformState = 'down' | 'open' | 'maintenance' | 'refusing'

export interface ChangingPlatform {
  origin: string
  state: PlatformState
  /** Announced end of the maintenance, an ISO instant. */
  maintenanceEnd: string
  /** Number of requests for the settings. */
  statusCalls: number
  close(): Promise<void>
}

/** The journeys' own instance, as a platform with changing state. */
export async function startChangingPlatform(instancePort: string): Promise<ChangingPlatform> {
  const server = createServer((request, response) => {
    const isStatus = request.url?.startsWith('/wps/v2/system/status') ?? false
    if (isStatus) platform.statusCalls += 1
    if (platform.state === 'down') return void request.socket.destroy()
    if (platform.state === 'refusing') return void refuse(request, response)
    pass(instancePort, request, response, (text) =>
      isStatus && platform.state === 'maintenance' ? close(text, platform.maintenanceEnd) : text,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  const platform: ChangingPlatform = {
    origin: `http://127.0.0.1:${port}`,
    state: 'down',
    maintenanceEnd: '',
    statusCalls: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return platform
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const isRoute = request.url?.startsWith('/wps/system/domainRoute') ?? false
  const answer = isRoute
    ? {
        success: true,
        value: { domain: 'https://www.aurora.example', domains: ['https://www.aurora.example', 'javascript://x'] },
      }
    : { success: false, value: null, message: 'words', errorCode: 'domain_not_available' }
  response.writeHead(isRoute ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

function close(text: string, maintenanceEnd: string): string {
  const answer = JSON.parse(text)
  return JSON.stringify({ ...answer, value: { ...answer.value, maintenance: true, maintenanceEnd } })
}

function pass(
  instancePort: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
): void {
  const headers = { ...request.headers, host: `localhost:${instancePort}` }
  const options = { host: '127.0.0.1', port: instancePort, method: request.method, path: request.url, headers }
  const onward = httpRequest(options, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const { 'content-length': _, 'transfer-encoding': __, ...retained } = answer.headers
      response.writeHead(answer.statusCode ?? 502, retained).end(change(Buffer.concat(chunks).toString('utf8')))
    })
  })
  onward.on('error', () => response.writeHead(502).end())
  request.pipe(onward)
}
