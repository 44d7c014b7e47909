import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaptchaResult, GeetestSetup } from '@foyer/contract'
import { createGeetestCore, describeGeetestResult } from '../../demo/services/demo-geetest-core.ts'
import { demoGeetestWidget } from '../../demo/services/demo-geetest-widget.ts'
import type { CaptchaProviderSettings } from '../providers/captcha/captcha.ts'

const CAPTCHA_ID = '7a1f0c5be2d94a6f8c3b9e0d2f4a6c81'
const WIDGET_PATH = '/widget.js'
const KEY = 'geetest-key-of-this-test-run-0000'

/** Geetest of the demo on loopback, with one captcha id and outages. */
export interface StandInGeetest {
  captchaId: string
  settings: Readonly<Record<string, CaptchaProviderSettings>>
  /** `lost` ends each call without an answer; `broken` answers with a gateway's page. */
  behaviour: 'normal' | 'lost' | 'broken'
  /** Paths of the calls so far. */
  calls: string[]
  /** A visitor solves the widget of version 3 that our setup has started. */
  solveV3(setup: Pick<GeetestSetup, 'challenge'>): CaptchaResult
  /** The same for version 4. */
  solveV4(setup: Pick<GeetestSetup, 'challenge'>, changes?: { genTime?: number; hasUserInfo?: boolean }): CaptchaResult
  close(): Promise<void>
}

export async function startStandInGeetest({
  digest = 'md5',
}: {
  digest?: 'md5' | 'sha256' | 'hmac-sha256'
} = {}): Promise<StandInGeetest> {
  const core = createGeetestCore({ captchaId: CAPTCHA_ID, secret: KEY, digest })
  const server = createServer(async (request, response) => {
    const fields = await readFields(request)
    const { pathname } = new URL(request.url ?? '', 'http://geetest.example')
    geetest.calls.push(pathname)
    if (geetest.behaviour === 'lost') return request.socket.destroy()
    if (geetest.behaviour === 'broken') return response.writeHead(502).end('<h1>Bad gateway</h1>')
    if (pathname === WIDGET_PATH)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(demoGeetestWidget)
    if (pathname === '/solve') {
      const { version, challenge = '' } = fields
      const result = version === 'v4' ? core.solveV4(challenge) : core.solveV3(challenge)
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
      return response.writeHead(200, headers).end(JSON.stringify(describeGeetestResult(CAPTCHA_ID, result)))
    }
    const answer = core.answer(pathname, fields)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address

  const geetest: StandInGeetest = {
    captchaId: CAPTCHA_ID,
    settings: { [CAPTCHA_ID]: { url, secret: KEY, digest, scriptUrl: url + WIDGET_PATH } },
    behaviour: 'normal',
    calls: [],
    solveV3: ({ challenge }) => core.solveV3(challenge),
    solveV4: ({ challenge }, { genTime, hasUserInfo = true } = {}) =>
      core.solveV4(hasUserInfo ? challenge : undefined, genTime),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return geetest
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding yields buffers
  const query = new URL(request.url ?? '', 'http://geetest.example').searchParams
  return Object.fromEntries([...query, ...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))])
}
