import { type FlagValues, hasFlag } from './flags.ts'

/** Purposes of a captcha; a result counts for one of them only (T13). */
export const captchaActions = ['login', 'register', 'sms', 'recovery'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** The settings of a merchant that decide on its captcha. */
export interface CaptchaSettings {
  /** CAPT-20. */
  register: boolean
  loginCaptcha: boolean
  smsCaptcha: boolean
  whitelabelVal: FlagValues
  gw: { GEETEST_ID: string | null; GEETEST_VERSION: string }
  smsProvider?: { firebase: boolean }
}

/** Whether the merchant requires a captcha for every call of the action (CAPT-02..04, FLAG-24). */
export function isCaptchaOn(settings: CaptchaSettings, action: CaptchaAction): boolean {
  if (action === 'login') return settings.loginCaptcha
  if (action === 'register') return settings.register
  return action === 'sms' && (settings.smsCaptcha || usesRecaptcha(settings, action))
}

/** Whether an action has reCAPTCHA: Firebase sends no code by sms without it (OPEN-28). */
export function usesRecaptcha({ smsProvider }: Pick<CaptchaSettings, 'smsProvider'>, action: CaptchaAction): boolean {
  return action === 'sms' && smsProvider?.firebase === true
}

/** Versions of Geetest; CAPT-16: any other text is the default. */
export function readGeetestVersion({ gw }: Pick<CaptchaSettings, 'gw'>): 'v3' | 'v4' {
  return gw.GEETEST_VERSION.trim().toLowerCase() === 'v4' ? 'v4' : 'v3'
}

/**
 * Whether an action has Geetest instead of the embedded challenge: with an id, and at login with the flag `GEETEST3`
 * (CAPT-11, CONF-11).
 */
export function usesGeetest(settings: CaptchaSettings, action: CaptchaAction): boolean {
  if (usesRecaptcha(settings, action)) return false
  return Boolean(settings.gw.GEETEST_ID) && (action !== 'login' || hasFlag(settings, 'GEETEST3'))
}

/** CAPT-09, CONF-12: an sms captcha by Geetest needs version 4. */
export function isGeetestTooOld(settings: CaptchaSettings, action: CaptchaAction): boolean {
  return action === 'sms' && usesGeetest(settings, action) && readGeetestVersion(settings) === 'v3'
}
