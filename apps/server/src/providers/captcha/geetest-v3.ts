import { createHash, createHmac } from 'node:crypto'
import { readJson } from '@foyer/contract/json'
import { z } from 'zod'
import { type CaptchaConnection, type CaptchaProvider, GEETEST_ORIGINS } from './captcha.ts'

/** Address of the vendor's interface for servers. */
export const GEETEST_V3_URL = 'https://api.geetest.com'

/** Its widget, as in the vendor's manual. */
export const geetestV3Widget = {
  scriptUrl: 'https://static.geetest.com/static/js/gt.0.5.0.js',
  origins: GEETEST_ORIGINS,
}

const CHALLENGE_FORM = /^[0-9a-f]{32,64}$/
/** The widget appends two characters to the challenge that it was started with. */
const SUFFIX_LENGTH = 2

const registration = z.object({ challenge: z.string().regex(CHALLENGE_FORM) })
const validation = z.object({ seccode: z.string() })

/**
 * Geetest version 3: `register.php` issues a text, from which the challenge is made with the private key;
 * `validate.php` checks a result. Answers other than 200 with the documented JSON count as an outage.
 */
export function createGeetestV3(connection: CaptchaConnection): CaptchaProvider {
  const { captchaId, url, secret, digest = 'md5', httpClient } = connection

  async function ask<Schema extends z.ZodType>(
    call: { method: 'GET' | 'POST'; path: string; fields: Record<string, string> },
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const fields = new URLSearchParams({ ...call.fields, json_format: '1', sdk: 'foyer' }).toString()
    const answer = await httpClient.call(
      call.method === 'GET'
        ? { method: 'GET', url: `${url}${call.path}?${fields}` }
        : {
            method: 'POST',
            url: url + call.path,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: fields,
          },
    )
    if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
    const parsed = schema.safeParse(readJson(answer.body))
    return parsed.success ? parsed.data : undefined
  }

  return {
    async setup(_purpose, { ip }) {
      const fields = { gt: captchaId, digestmod: digest, client_type: 'h5', ip_address: ip }
      const answer = await ask({ method: 'GET', path: '/register.php', fields }, registration)
      if (!answer) return { outcome: 'unavailable' }
      const challenge = makeChallenge(answer.challenge, secret, digest)
      return {
        outcome: 'ready',
        parameters: { gt: captchaId, challenge, newCaptcha: true, success: 1 },
        issuedKey: nameChallenge(challenge),
      }
    },
    readIssuedKey: ({ geetestChallenge: shown }) =>
      shown === undefined ? undefined : nameChallenge(shown.slice(0, -SUFFIX_LENGTH)),
    async verify({ geetestChallenge: challenge, geetestSeccode: seccode }) {
      if (challenge === undefined || seccode === undefined) return { outcome: 'missing' }
      const issued = challenge.slice(0, -SUFFIX_LENGTH)
      if (!CHALLENGE_FORM.test(issued)) return { outcome: 'refused' }
      const fields = { captchaid: captchaId, challenge, seccode }
      const answer = await ask({ method: 'POST', path: '/validate.php', fields }, validation)
      if (!answer) return { outcome: 'unavailable' }
      const isAccepted = answer.seccode !== 'false' && answer.seccode !== ''
      return isAccepted ? { outcome: 'accepted', key: nameChallenge(issued), isIssued: true } : { outcome: 'refused' }
    },
  }
}

/** The challenge of the widget from the vendor's text and the private key, by the account's method. */
function makeChallenge(text: string, secret: string, digest: 'md5' | 'sha256' | 'hmac-sha256'): string {
  if (digest === 'hmac-sha256') return createHmac('sha256', secret).update(text).digest('hex')
  return createHash(digest)
    .update(text + secret)
    .digest('hex')
}

const nameChallenge = (challenge: string) => `geetest3:${challenge}`
