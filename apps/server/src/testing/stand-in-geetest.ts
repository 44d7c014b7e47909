import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaptchaResult, GeetestSetup } from '@foyer/contract'
import type { CaptchaProviderSettings } from '../providers/captcha/captcha.ts'
import { standInWidget } from './stand-in-geetest-widget.ts'

const CAPTCHA_ID = '7a1f0c5be2d94a6f8c3b9e0d2f4a6c81'
const WIDGET_PATH = '/widget.js'
const KEY = 'geetest-key-of-this-test-run-0000'

/** Geetest on loopback, versions 3 and 4: issues and checks results with the private key of one captcha id. */
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
  /** Challenges of version 3 by the text that they were made from, and solved results. */
  const registered = new Set<string>()
  const solvedV3 = new Map<string, string>()
  const solvedV4 = new Map<string, { passToken: string; output: string; userInfo: string | undefined }>()
  const server = createServer(async (request, response) => {
    const fields = await readFields(request)
    const { pathname } = new URL(request.url ?? '', 'http://geetest.example')
    geetest.calls.push(pathname)
    if (geetest.behaviour === 'lost') return request.socket.destroy()
    if (geetest.behaviour === 'broken') return response.writeHead(502).end('<h1>Bad gateway</h1>')
    if (pathname === WIDGET_PATH)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(standInWidget)
    if (pathname === '/solve') {
      const { version, challenge = '' } = fields
      const result = version === 'v4' ? geetest.solveV4({ challenge }) : geetest.solveV3({ challenge })
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
      return response.writeHead(200, headers).end(JSON.stringify(describeResult(result)))
    }
    const answer = answers[pathname]?.(fields)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address

  const answers: Record<string, (fields: Record<string, string>) => object> = {
    '/register.php': ({ gt, digestmod, json_format: form }) => {
      if (gt !== CAPTCHA_ID || digestmod !== digest || form !== '1') return { challenge: '0' }
      const text = randomBytes(16).toString('hex')
      registered.add(text)
      return { challenge: text }
    },
    '/validate.php': ({ captchaid, challenge = '', seccode }) => {
      const isRight = captchaid === CAPTCHA_ID && solvedV3.get(challenge) === seccode && seccode !== undefined
      return { seccode: isRight ? createHash('md5').update(seccode).digest('hex') : 'false' }
    },
    '/validate': (fields) => {
      const {
        captcha_id: id,
        lot_number: lot = '',
        sign_token: sign,
        pass_token: token,
        captcha_output: output,
      } = fields
      const expected = createHmac('sha256', KEY).update(lot).digest('hex')
      if (id !== CAPTCHA_ID || sign !== expected) return { status: 'error', code: '-50005', msg: 'illegal gen_time' }
      const solved = solvedV4.get(lot)
      const isRight = solved !== undefined && solved.passToken === token && solved.output === output
      const captcha_args = { lot_number: lot, used_type: 'slide', user_info: solved?.userInfo ?? '' }
      return isRight
        ? { status: 'success', result: 'success', reason: '', captcha_args }
        : { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} }
    },
  }

  const geetest: StandInGeetest = {
    captchaId: CAPTCHA_ID,
    settings: { [CAPTCHA_ID]: { url, secret: KEY, digest, scriptUrl: url + WIDGET_PATH } },
    behaviour: 'normal',
    calls: [],
    solveV3({ challenge }) {
      // The widget shows nothing for a challenge that was not made from a registered text with the private key.
      const isKnown = [...registered].some((text) => digestOf(text, digest) === challenge)
      if (!isKnown) throw new Error('this challenge was not made with the key of the captcha id')
      const shown = `${challenge}${randomBytes(1).toString('hex')}`
      const seccode = `${createHash('md5').update(`${KEY}geetest${shown}`).digest('hex')}|jordan`
      solvedV3.set(shown, seccode)
      return { geetestChallenge: shown, geetestSeccode: seccode }
    },
    solveV4({ challenge }, { genTime = Math.floor(Date.now() / 1_000), hasUserInfo = true } = {}) {
      const result = {
        lot_number: randomUUID().replaceAll('-', ''),
        captcha_output: randomBytes(24).toString('base64'),
        pass_token: randomBytes(32).toString('hex'),
        gen_time: String(genTime),
      }
      const userInfo = hasUserInfo ? challenge : undefined
      solvedV4.set(result.lot_number, { passToken: result.pass_token, output: result.captcha_output, userInfo })
      return { geetestValidateV4: result }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return geetest
}

/** A result in the names of the vendor's widget. */
function describeResult({ geetestChallenge, geetestSeccode = '', geetestValidateV4 }: CaptchaResult): object {
  if (geetestValidateV4) return { captcha_id: CAPTCHA_ID, ...geetestValidateV4 }
  const [geetest_validate] = geetestSeccode.split('|')
  return { geetest_challenge: geetestChallenge, geetest_validate, geetest_seccode: geetestSeccode }
}

/** As in the vendor's manual: the text and the key, by the account's method. */
function digestOf(text: string, digest: 'md5' | 'sha256' | 'hmac-sha256'): string {
  if (digest === 'hmac-sha256') return createHmac('sha256', KEY).update(text).digest('hex')
  return createHash(digest).update(`${text}${KEY}`).digest('hex')
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding yields buffers
  const query = new URL(request.url ?? '', 'http://geetest.example').searchParams
  return Object.fromEntries([...query, ...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))])
}
