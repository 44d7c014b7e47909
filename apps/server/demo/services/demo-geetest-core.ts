import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { CaptchaResult } from '@foyer/contract'

/** Maximum remembered challenges and results. */
const MAX_REMEMBERED = 1_000

/** One captcha id at the vendor: `digest` makes the challenge of version 3. */
export interface GeetestAccount {
  captchaId: string
  secret: string
  digest: 'md5' | 'sha256' | 'hmac-sha256'
}

/** Geetest, versions 3 and 4: issues challenges and checks results with the private key of one captcha id. */
export interface GeetestCore {
  /** The vendor's answer to a call of servers by its path; undefined for a path that it does not have. */
  answer(path: string, fields: Readonly<Record<string, string | undefined>>): object | undefined
  /** A visitor solves the widget of version 3. @throws Error for a challenge that the private key has not made */
  solveV3(challenge: string): CaptchaResult
  /** The same for version 4; `userInfo` is reported with the result. */
  solveV4(userInfo: string | undefined, genTime?: number): CaptchaResult
}

export function createGeetestCore({ captchaId, secret, digest }: GeetestAccount): GeetestCore {
  const registered = new Map<string, true>()
  const solvedV3 = new Map<string, string>()
  const solvedV4 = new Map<string, { passToken: string; output: string; userInfo: string | undefined }>()

  // As in the vendor's manual: the text and the key, by the account's method.
  const digestOf = (text: string) =>
    digest === 'hmac-sha256'
      ? createHmac('sha256', secret).update(text).digest('hex')
      : createHash(digest).update(`${text}${secret}`).digest('hex')

  const answers: Record<string, (fields: Readonly<Record<string, string | undefined>>) => object> = {
    '/register.php': ({ gt, digestmod, json_format: form }) => {
      if (gt !== captchaId || digestmod !== digest || form !== '1') return { challenge: '0' }
      const text = randomBytes(16).toString('hex')
      remember(registered, digestOf(text), true)
      return { challenge: text }
    },
    '/validate.php': ({ captchaid, challenge = '', seccode }) => {
      const isRight = captchaid === captchaId && seccode !== undefined && solvedV3.get(challenge) === seccode
      return { seccode: isRight ? createHash('md5').update(seccode).digest('hex') : 'false' }
    },
    '/validate': ({ captcha_id: id, lot_number: lot = '', sign_token: sign, pass_token: token, captcha_output }) => {
      const expected = createHmac('sha256', secret).update(lot).digest('hex')
      if (id !== captchaId || sign !== expected) return { status: 'error', code: '-50005', msg: 'illegal gen_time' }
      const solved = solvedV4.get(lot)
      const isRight = solved !== undefined && solved.passToken === token && solved.output === captcha_output
      const captcha_args = { lot_number: lot, used_type: 'slide', user_info: solved?.userInfo ?? '' }
      return isRight
        ? { status: 'success', result: 'success', reason: '', captcha_args }
        : { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} }
    },
  }

  return {
    answer: (path, fields) => (Object.hasOwn(answers, path) ? answers[path]?.(fields) : undefined),
    solveV3(challenge) {
      if (!registered.has(challenge)) throw new Error('this challenge was not made with the key of the captcha id')
      const shown = `${challenge}${randomBytes(1).toString('hex')}`
      const seccode = `${createHash('md5').update(`${secret}geetest${shown}`).digest('hex')}|jordan`
      remember(solvedV3, shown, seccode)
      return { geetestChallenge: shown, geetestSeccode: seccode }
    },
    solveV4(userInfo, genTime = Math.floor(Date.now() / 1_000)) {
      const result = {
        lot_number: randomUUID().replaceAll('-', ''),
        captcha_output: randomBytes(24).toString('base64'),
        pass_token: randomBytes(32).toString('hex'),
        gen_time: String(genTime),
      }
      remember(solvedV4, result.lot_number, { passToken: result.pass_token, output: result.captcha_output, userInfo })
      return { geetestValidateV4: result }
    },
  }
}

/** A result in the names of the vendor's widget. */
export function describeGeetestResult(captchaId: string, result: CaptchaResult): object {
  const { geetestChallenge, geetestSeccode = '', geetestValidateV4 } = result
  if (geetestValidateV4) return { captcha_id: captchaId, ...geetestValidateV4 }
  const [geetest_validate] = geetestSeccode.split('|')
  return { geetest_challenge: geetestChallenge, geetest_validate, geetest_seccode: geetestSeccode }
}

function remember<Value>(list: Map<string, Value>, key: string, value: Value): void {
  list.set(key, value)
  const [oldest] = list.keys()
  if (list.size > MAX_REMEMBERED && oldest !== undefined) list.delete(oldest)
}
