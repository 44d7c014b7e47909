import {
  type CaptchaAction,
  type CaptchaResult,
  captchaChallenge,
  type GeetestSetup,
  geetestSetup,
  usesGeetest,
  usesRecaptcha,
} from '@foyer/contract'
import { ErrorState } from '@foyer/ui/states'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SheetFrame } from '../../ui/sheet-frame.tsx'
import { useText } from '../i18n.ts'
import { useSettings } from '../queries.ts'
import { useServices } from '../services.tsx'
import { MAX_SETUP_RETRIES } from './captcha.constants.ts'
import styles from './captcha-dialog.module.css'
import { solveEmbedded } from './solve-embedded.ts'
import { VendorWidget } from './vendor-widget.tsx'

export interface CaptchaDialogProps {
  action: CaptchaAction
  onSolved: (result: CaptchaResult) => void
  onClose: () => void
}

type Progress = { step: 'working' } | { step: 'vendor'; setup: GeetestSetup } | { step: 'failed' }

/** The security check over a form: the merchant's vendor, or the embedded challenge, which needs no task (DEC-18). */
export function CaptchaDialog({ action, onSolved, onClose }: CaptchaDialogProps) {
  const t = useText()
  const [attempt, setAttempt] = useState(0)
  const { progress, fail } = useProgress({ action, attempt, onSolved })
  const retry = () => setAttempt((count) => count + 1)
  return (
    <SheetFrame isOpen onClose={onClose} title={t('captcha.title')} closeLabel={t('close')}>
      {progress.step === 'failed' && <ErrorState title={t('captcha.failed')} retryLabel={t('retry')} onRetry={retry} />}
      {progress.step === 'working' && (
        <div className={styles.working} role="status">
          <ShieldCheck size={40} aria-hidden="true" />
          <p className={styles.lead}>{t('captcha.lead')}</p>
          <span className={styles.bar} aria-hidden="true" />
          <p className={styles.state}>{t('captcha.working')}</p>
        </div>
      )}
      {progress.step === 'vendor' && (
        <VendorWidget
          key={attempt}
          action={action}
          setup={progress.setup}
          onSolved={onSolved}
          onClose={onClose}
          onFail={attempt < MAX_SETUP_RETRIES ? retry : fail}
        />
      )}
    </SheetFrame>
  )
}

/** Runs the captcha once per attempt. A failed setup is repeated once (CAPT-13), then the visitor decides. */
function useProgress({
  action,
  attempt,
  onSolved,
}: Pick<CaptchaDialogProps, 'action' | 'onSolved'> & { attempt: number }) {
  const { wps, clock } = useServices()
  const settings = useSettings()
  const [progress, setProgress] = useState<Progress>({ step: 'working' })
  const solved = useRef(onSolved)
  useEffect(() => {
    solved.current = onSolved
  })
  const hasVendor = usesGeetest(settings, action) || usesRecaptcha(settings, action)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt runs it again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const options = { signal, alert: false, isFresh: true }
    const run = async (): Promise<void> => {
      if (hasVendor) {
        const setup = await wps.call(geetestSetup, { query: { t: String(clock.now()), action } }, options)
        // `success` 0: the vendor is down, and the embedded challenge takes its place.
        if (setup.success === 1) return setProgress({ step: 'vendor', setup })
      }
      const challenge = await wps.call(captchaChallenge, { query: { action } }, options)
      const captcha = await solveEmbedded(challenge, signal)
      if (signal.aborted) return
      if (captcha === undefined) throw new Error('no solution')
      solved.current({ captcha })
    }
    const runUpTo = async (retries: number): Promise<void> => {
      try {
        await run()
      } catch {
        if (signal.aborted) return
        if (retries === 0) setProgress({ step: 'failed' })
        else await runUpTo(retries - 1)
      }
    }
    setProgress({ step: 'working' })
    void runUpTo(MAX_SETUP_RETRIES)
    return () => controller.abort()
  }, [attempt, action, hasVendor, wps, clock])
  return { progress, fail: () => setProgress({ step: 'failed' }) }
}
