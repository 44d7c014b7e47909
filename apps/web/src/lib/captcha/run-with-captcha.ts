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
  let solved = 0
  const ask = () => {
    solved += 1
    return solve()
  }
  let result = isExpected ? await ask() : {}
  for (;;) {
    try {
      return await send(result)
    } catch (cause) {
      // Ends after the maximum of captchas.
      const isAsked = cause instanceof WpsError && cause.code === 'captcha_required'
      if (!isAsked || solved >= MAX_CAPTCHAS) throw cause
      result = await ask()
    }
  }
}
