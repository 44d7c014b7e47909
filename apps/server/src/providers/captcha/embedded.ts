import { randomInt } from 'node:crypto'
import { type CaptchaAction, type EmbeddedChallenge, embeddedChallenge } from '@foyer/contract'
import { readJson } from '@foyer/contract/json'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { CAPTCHA_MAX_AGE_MS } from './captcha.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of one try. */
const COST = 2_000
/** Tries until the solution: about a second on a phone. */
const TRIES = { min: 300, max: 900 }
/** In place of a vendor that is down: four times the work (T13). */
const STAND_IN_FACTOR = 4

const payload = z.object({
  challenge: embeddedChallenge,
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
})

/** What a challenge was issued for; `isStandIn`: while the vendor of the merchant was down. */
export interface EmbeddedPurpose {
  merchant: string
  action: CaptchaAction
  isStandIn: boolean
}

export type EmbeddedCheck = { outcome: 'accepted'; key: string; isStandIn: boolean } | { outcome: 'refused' }

export interface EmbeddedCaptcha {
  issue(purpose: EmbeddedPurpose): Promise<EmbeddedChallenge>
  /** Checks signature, age, solution and purpose; `key` is the text that counts once. */
  verify(captcha: string, purpose: { merchant: string; action: CaptchaAction }): Promise<EmbeddedCheck>
}

/**
 * The embedded captcha: a proof of work, signed with a key of this instance (DEC-18). It needs no third party and no
 * task for the visitor.
 */
export function createEmbeddedCaptcha(key: Buffer): EmbeddedCaptcha {
  const secrets = {
    hmacSignatureSecret: key.subarray(0, 32).toString('hex'),
    hmacKeySignatureSecret: key.subarray(32).toString('hex'),
  }
  return {
    async issue({ merchant, action, isStandIn }) {
      const factor = isStandIn ? STAND_IN_FACTOR : 1
      const challenge = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(TRIES.min * factor, TRIES.max * factor),
        data: { merchant, action, isStandIn },
        deriveKey,
        expiresAt: new Date(Date.now() + CAPTCHA_MAX_AGE_MS),
      })
      return embeddedChallenge.parse(challenge)
    },
    async verify(captcha, { merchant, action }) {
      const parsed = payload.safeParse(readJson(Buffer.from(captcha, 'base64').toString('utf8')))
      if (!parsed.success) return { outcome: 'refused' }
      const { challenge, solution } = parsed.data
      const { data, nonce, algorithm } = challenge.parameters
      if (algorithm !== ALGORITHM) return { outcome: 'refused' }
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey }).catch(() => ({
        verified: false,
      }))
      if (!verified || data.merchant !== merchant || data.action !== action) return { outcome: 'refused' }
      return { outcome: 'accepted', key: `embedded:${nonce}`, isStandIn: data.isStandIn === true }
    },
  }
}
