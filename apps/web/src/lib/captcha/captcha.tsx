import {
  type CaptchaAction,
  type CaptchaResult,
  isCaptchaOn,
  isGeetestTooOld,
  usesGeetest,
  usesRecaptcha,
} from '@foyer/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useSettings } from '../queries.ts'
import { useServices } from '../services.tsx'
import { WpsError } from '../wps/wps-error.ts'
import { createVerifyingGuard, runWithCaptcha } from './run-with-captcha.ts'

const CaptchaDialog = lazyChunk(async () => (await import('./captcha-dialog.tsx')).CaptchaDialog)

export interface Captcha {
  /**
   * Makes a call whose body takes the fields of a captcha. The visitor is asked when the merchant's settings or the
   * server's answer require it; then the call is repeated with the result.
   * @throws WpsError also `verify_first` after a closed dialog (ERR-23), and for a second run at once (CAPT-10)
   */
  run<Value>(send: (result: CaptchaResult) => Promise<Value>): Promise<Value>
  /** The dialog; rendered by the form. Its script loads when it is first needed. */
  dialog: ReactNode
}

interface Question {
  resolve: (result: CaptchaResult) => void
  reject: (cause: WpsError) => void
}

/** The captcha of one form (CAPT). */
export function useCaptcha(action: CaptchaAction): Captcha {
  const settings = useSettings()
  const hasFrame = useServices().captchaFrame !== undefined
  const [question, setQuestion] = useState<Question>()
  const [guard] = useState(createVerifyingGuard)

  async function solve(): Promise<CaptchaResult> {
    // Where only the server asks for one, its answer is the embedded challenge.
    if (isCaptchaOn(settings, action) && isGeetestTooOld(settings, action)) throw new WpsError('geetest_too_old', 0)
    try {
      return await new Promise<CaptchaResult>((resolve, reject) => setQuestion({ resolve, reject }))
    } finally {
      setQuestion(undefined)
    }
  }

  return {
    // Without an id of Geetest, or a frame for its widget, the server decides (CONF-11).
    run: (send) =>
      guard(() => {
        const hasVendor = usesGeetest(settings, action) || usesRecaptcha(settings, action)
        const isExpected = hasFrame && isCaptchaOn(settings, action) && hasVendor
        return runWithCaptcha({ send, solve, isExpected })
      }),
    dialog: question && (
      <Suspense fallback={null}>
        <CaptchaDialog
          action={action}
          onSolved={question.resolve}
          onClose={() => question.reject(new WpsError('verify_first', 0))}
          onFail={() => question.reject(new WpsError('captcha_failed', 0))}
        />
      </Suspense>
    ),
  }
}
