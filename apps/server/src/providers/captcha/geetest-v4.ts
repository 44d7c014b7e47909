import { createHmac, timingSafeEqual } from 'node:crypto'
import { readJson } from '@foyer/contract/json'
import { z } from 'zod'
import {
  CAPTCHA_MAX_AGE_MS,
  type CaptchaConnection,
  type CaptchaProvider,
  type CaptchaPurpose,
  GEETEST_ORIGINS,
} from './captcha.ts'

/** Address of the vendor's interface for servers. */
export const GEETEST_V4_URL = 'https://gcaptcha4.geetest.com'

/** Its widget, as in the vendor's manual. */
export const geetestV4Widget = {
  scriptUrl: 'https://static.geetest.com/v4/gt4.js',
  origins: GEETEST_ORIGINS,
}

/** How long an answer proves that the vendor is there, in milliseconds. */
const REACHABLE_MS = 5_000

/** Tolerated difference between the vendor's clock and ours. */
const MAX_CLOCK_SKEW_MS = 30_000

const validation = z.object({
  status: z.string(),
  result: z.string().optional(),
  captcha_args: z.looseObject({ user_info: z.string().optional() }).optional(),
})

/**
 * Geetest version 4: the widget needs the id alone; `/validate` checks a result whose serial number is signed with the
 * private key. It has no setup for servers, so the setup asks whether the vendor answers at all. The signed purpose travels as the widget's `userInfo`: a result that the vendor reports with another one
 * is refused.
 */
export function createGeetestV4(connection: CaptchaConnection): CaptchaProvider {
  const { captchaId, url, secret, httpClient, purposeKey } = connection
  let seenAtMs = Number.NEGATIVE_INFINITY

  async function validate(result: Record<string, string>) {
    const signature = createHmac('sha256', secret)
      .update(result.lot_number ?? '')
      .digest('hex')
    const answer = await httpClient.call({
      method: 'POST',
      url: `${url}/validate?captcha_id=${encodeURIComponent(captchaId)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...result, sign_token: signature }).toString(),
    })
    if (answer.outcome !== 'answered' || answer.status >= 500) return undefined
    const parsed = validation.safeParse(readJson(answer.body))
    return parsed.success ? { ...parsed.data, isOk: answer.status === 200 } : undefined
  }

  /** Whether the vendor answers: by any answer to a result that is none. */
  async function isReachable(): Promise<boolean> {
    if (performance.now() - seenAtMs < REACHABLE_MS) return true
    if ((await validate({ lot_number: 'reachable' })) === undefined) return false
    seenAtMs = performance.now()
    return true
  }

  return {
    async setup(purpose) {
      if (!(await isReachable())) return { outcome: 'unavailable' }
      const challenge = signPurpose(purpose, purposeKey)
      return { outcome: 'ready', parameters: { gt: captchaId, challenge, newCaptcha: true, success: 1 } }
    },
    readIssuedKey: () => undefined,
    async verify({ geetestValidateV4: result }, purpose) {
      if (!result) return { outcome: 'missing' }
      const ageMs = Date.now() - Number(result.gen_time) * 1_000
      if (ageMs > CAPTCHA_MAX_AGE_MS || ageMs < -MAX_CLOCK_SKEW_MS) return { outcome: 'refused' }
      const answer = await validate(result)
      if (!answer) return { outcome: 'unavailable' }
      // `error` is the vendor's word for a request that it could not read.
      const { isOk, status, result: decision, captcha_args: details } = answer
      if (!isOk || status !== 'success' || decision !== 'success') return { outcome: 'refused' }
      if (details?.user_info && !isPurpose(details.user_info, purpose, purposeKey)) return { outcome: 'refused' }
      return { outcome: 'accepted', key: `geetest4:${result.lot_number}`, isIssued: false }
    },
  }
}

function signPurpose({ merchant, action }: CaptchaPurpose, key: Buffer): string {
  return createHmac('sha256', key).update(`${merchant}\n${action}`).digest('hex')
}

function isPurpose(shown: string, purpose: CaptchaPurpose, key: Buffer): boolean {
  const expected = Buffer.from(signPurpose(purpose, key))
  const given = Buffer.from(shown)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
