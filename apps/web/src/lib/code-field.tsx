import {
  type CaptchaAction,
  codeMaxLength,
  decideAddress,
  type SentCode,
  verificationChannelList,
} from '@foyer/contract'
import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { type Captcha, useCaptcha } from './captcha/captcha.tsx'
import styles from './code-field.module.css'
import { pasteCode } from './code-paste.ts'
import { useText } from './i18n.ts'
import { OutsideLink } from './navigation.tsx'
import { useValue } from './queries.ts'
import { useFailureMessage, useReport } from './report.ts'
import { useServices } from './services.tsx'
import { useNowSeconds } from './use-now.ts'
import type { FailureMessage } from './wps/outcome.rules.ts'

/** A requested code, and its recipient where the form knows it. */
export interface RequestedCode {
  sent: SentCode
  recipient: string
}

export interface CodeFieldProps {
  /**
   * Requests a code with the form's input, by a call within `run`; undefined when the form has a problem that it shows
   * itself.
   */
  request: (data: FormData, run: Captcha['run']) => Promise<RequestedCode | undefined>
  /** Purpose of the captcha that the request may need; default: an sms. */
  action?: CaptchaAction | undefined
  error: string | undefined
}

/** A code by sms or e-mail with its request, the countdown to the next one, and the phone's autofill. */
export function CodeField({ request, error, action = 'sms' }: CodeFieldProps) {
  const t = useText()
  const report = useReport()
  const messageOf = useFailureMessage()
  const { clock } = useServices()
  const captcha = useCaptcha(action)
  const nowSeconds = useNowSeconds()
  const { isBusy, run } = useBusy()
  const [resendAt, setResendAt] = useState<number>()
  const [waitSeconds, setWaitSeconds] = useState<number>()
  const [failure, setFailure] = useState<FailureMessage>()
  const leftSeconds = resendAt === undefined ? 0 : Math.max(0, resendAt - (nowSeconds ?? 0))
  const [recipient, setRecipient] = useState('')
  // Read from the form, because it may have been filled in before hydration.
  const send = async (form: HTMLFormElement | null) => {
    if (!form || leftSeconds > 0) return
    setFailure(undefined)
    try {
      const requested = await request(new FormData(form), captcha.run)
      if (!requested) return
      setRecipient(requested.recipient)
      setWaitSeconds(requested.sent.resendSeconds)
      setResendAt(Math.floor(clock.now() / 1000) + requested.sent.resendSeconds)
    } catch (cause) {
      setFailure(report(cause))
    }
  }
  const isSent = resendAt !== undefined
  return (
    <div className={styles.code}>
      <TextField
        name="verificationCode"
        label={t('field.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={codeMaxLength}
        onPaste={pasteCode}
        hint={
          isSent
            ? recipient
              ? t('verification.sent', { recipient: maskRecipient(recipient) })
              : t('verification.sent.own')
            : undefined
        }
        error={error ?? messageOf(failure)}
        trail={
          <button
            type="button"
            className={styles.send}
            disabled={isBusy || leftSeconds > 0}
            onClick={({ currentTarget: { form } }) => void run(() => send(form))}
          >
            {leftSeconds > 0
              ? t('verification.again', { seconds: leftSeconds })
              : t(isSent ? 'verification.resend' : 'verification.send')}
          </button>
        }
      />
      <ResendStatus leftSeconds={leftSeconds} waitSeconds={waitSeconds} />
      {captcha.dialog}
      {isSent && recipient && <OutboxLink recipient={recipient} />}
    </div>
  )
}

/** `+63 917 •••• 077` or `ro•••@example.com`: enough to see a mistyped address, too little for who looks on. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  if (at === -1) {
    const space = recipient.indexOf(' ')
    const [code, number] = space === -1 ? ['', recipient] : [recipient.slice(0, space + 1), recipient.slice(space + 1)]
    const shown = Math.min(3, Math.floor(number.length / 3))
    return `${code}${number.slice(0, shown)} •••• ${number.slice(number.length - shown)}`
  }
  return `${recipient.slice(0, Math.min(2, at))}•••${recipient.slice(at)}`
}

/** For screen readers: once at the start of the wait, and once at its end, not each second. */
export function ResendStatus({ leftSeconds, waitSeconds }: { leftSeconds: number; waitSeconds: number | undefined }) {
  const t = useText()
  return (
    <span className="visually-hidden" role="status">
      {waitSeconds !== undefined &&
        (leftSeconds > 0 ? t('verification.again', { seconds: waitSeconds }) : t('verification.again.now'))}
    </span>
  )
}

/** Demo mode sends nothing: the messages are on a page (DEC-19). */
function OutboxLink({ recipient }: { recipient: string }) {
  const t = useText()
  const { origin, identityEmulator, language } = useServices()
  const { data } = useValue(verificationChannelList, {})
  const isSms = !recipient.includes('@')
  const page = (isSms && data?.smsOutboxUrl) || data?.outboxPath
  if (!page) return null
  // A path of our own server, outside of the pages, or the page of Firebase's stand-in.
  const address = new URL(`${page}?to=${encodeURIComponent(recipient)}&language=${language}`, origin)
  const isOurs = address.origin === origin || address.origin === identityEmulator
  const decision = isOurs && decideAddress(address.href, 'vendor', { origin, listed: 'checked' })
  if (decision === false || decision.kind !== 'listed') return null
  return (
    <OutsideLink className={styles.outbox} href={decision.url} target="_blank">
      {t('verification.outbox')}
    </OutsideLink>
  )
}
