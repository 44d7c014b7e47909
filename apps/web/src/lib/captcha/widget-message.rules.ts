import type { CaptchaResult } from '@foyer/contract'

/** What the frame with the widget reports. */
export type WidgetMessage =
  | { type: 'ready' | 'closed' | 'failed' | 'unknown' }
  | { type: 'solved'; result: CaptchaResult }

/** Reads a message of the frame: third-party code, so nothing is taken for granted. */
export function readWidgetMessage(version: 'v3' | 'v4' | 'recaptcha', data: unknown): WidgetMessage {
  const { type, result } = toFields(data)
  if (type === 'ready' || type === 'closed' || type === 'failed') return { type }
  if (type !== 'solved') return { type: 'unknown' }
  const read = readers[version](toFields(result))
  return read ? { type, result: read } : { type: 'failed' }
}

function readV3(fields: Record<string, unknown>): CaptchaResult | undefined {
  const { geetest_challenge: geetestChallenge, geetest_seccode: geetestSeccode } = fields
  if (!isText(geetestChallenge) || !isText(geetestSeccode)) return undefined
  return { geetestChallenge, geetestSeccode }
}

function readV4(fields: Record<string, unknown>): CaptchaResult | undefined {
  const { lot_number, captcha_output, pass_token } = fields
  const gen_time = String(fields.gen_time)
  if (!isText(lot_number) || !isText(captcha_output) || !isText(pass_token)) return undefined
  return { geetestValidateV4: { lot_number, captcha_output, pass_token, gen_time } }
}

function readRecaptcha({ token }: Record<string, unknown>): CaptchaResult | undefined {
  return isText(token) ? { recaptchaToken: token } : undefined
}

const readers = { v3: readV3, v4: readV4, recaptcha: readRecaptcha }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
