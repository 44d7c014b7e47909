import type { CaptchaAction, CaptchaResult, GeetestSetup } from '@foyer/contract'
import type { HttpClient } from '../../http/http-client.ts'

/** Validity of a captcha from its setup or its solution to its use: two minutes (DEC-18). */
export const CAPTCHA_MAX_AGE_MS = 120_000

/** The settings of one captcha id at Geetest; its secret never leaves the server. */
export interface CaptchaProviderSettings {
  /** Base of the vendor's addresses for servers, without a trailing slash. */
  url?: string | undefined
  /** The vendor's private key of the id. */
  secret: string
  /** v3: how the challenge is made from the vendor's text; accounts have md5 unless agreed otherwise. */
  digest?: 'md5' | 'sha256' | 'hmac-sha256' | undefined
  /** Address of the widget's script for browsers. */
  scriptUrl?: string | undefined
}

/** Dependencies of a client of Geetest. */
export interface CaptchaConnection extends CaptchaProviderSettings {
  /** Public id of the captcha (`GEETEST_ID`). */
  captchaId: string
  url: string
  /** Restricted to `url`. */
  httpClient: HttpClient
  /** Signs the purpose of a captcha of v4. */
  purposeKey: Buffer
}

/** A vendor's widget in browsers. */
export interface CaptchaWidget {
  /** Address of its script. */
  scriptUrl: string
  /** Origins of what the script loads. */
  origins: readonly string[]
  /** It shows its task in frames of its own. */
  hasFrames?: boolean
}

/** Geetest's names, as its manual lists them for restricted networks. */
export const GEETEST_ORIGINS = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com'] as const

/** What a captcha is solved for. */
export interface CaptchaPurpose {
  merchant: string
  action: CaptchaAction
}

/** `issuedKey`: the challenge was issued by our setup and must be known as such when it comes back. */
export type CaptchaSetup =
  | { outcome: 'ready'; parameters: GeetestSetup; issuedKey?: string }
  | { outcome: 'unavailable' }

/**
 * `missing`: no result of this provider in the call. `accepted` carries the text that counts once; `isIssued`: only if
 * our setup has issued it for the same purpose. `unavailable`: the vendor gave no usable answer.
 */
export type CaptchaCheck =
  | { outcome: 'accepted'; key: string; isIssued: boolean }
  | { outcome: 'missing' | 'refused' | 'unavailable' }

/** Interface of a captcha vendor (CAPT-01, DEC-18). No call throws because of the vendor's behaviour. */
export interface CaptchaProvider {
  setup(purpose: CaptchaPurpose, visitor: { ip: string }): Promise<CaptchaSetup>
  /** Text by which `setup` may have issued the result's challenge; undefined without one. */
  readIssuedKey(result: CaptchaResult): string | undefined
  verify(result: CaptchaResult, purpose: CaptchaPurpose): Promise<CaptchaCheck>
}
