import type { CaptchaResult } from '@foyer/contract'
import { WpsError } from '../wps/wps-error.ts'
import { MAX_CAPTCHAS } from './captcha.constants.ts'

interface CaptchaRun<Value> {
  /** The call; the result is empty without a captcha. */
  send: (result: CaptchaResult) => Promise<Value>
  /** Asks the visitor. @throws WpsError when there is no result */
  solve: () => Promise<CaptchaResult>
  /** The merchant's settings require one: it is solved before the first call (CONF-11). */
  isExpected: boolean
}

/**
 * Makes a call that may need a captcha. `captcha_required` of the server is answered by a captcha and the same call
 * again; any other refusal is the caller's.
 */
export async function runWithCaptcha<Value>({ send, solve, isExpected }: CaptchaRun<Value>): Promise<Value> {
  const attempt = async (result: CaptchaResult, captchasLeft: number): Promise<Value> => {
    try {
      return await send(result)
    } catch (cause) {
      const isAsked = cause instanceof WpsError && cause.code === 'captcha_required'
      if (!isAsked || captchasLeft === 0) throw cause
      return attempt(await solve(), captchasLeft - 1)
    }
  }
  return isExpected ? attempt(await solve(), MAX_CAPTCHAS - 1) : attempt({}, MAX_CAPTCHAS)
}

/** One captcha at a time (CAPT-12). @throws WpsError from the guard for a second one at once (CAPT-10) */
export function createVerifyingGuard(): <Value>(run: () => Promise<Value>) => Promise<Value> {
  let isVerifying = false
  return async (run) => {
    if (isVerifying) throw new WpsError('verify geetest too fast', 0)
    isVerifying = true
    try {
      return await run()
    } finally {
      isVerifying = false
    }
  }
}
