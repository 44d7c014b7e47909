import {
  type CaptchaAction,
  type CaptchaResult,
  decideAddress,
  type GeetestSetup,
  readGeetestVersion,
  usesRecaptcha,
} from '@foyer/contract'
import { useEffect, useRef } from 'react'
import { makeWidgetFrame } from '../frame.ts'
import { useText } from '../i18n.ts'
import { useSettings } from '../queries.ts'
import { useServices } from '../services.tsx'
import { captchaTimeoutMs } from './captcha.constants.ts'
import styles from './captcha-dialog.module.css'
import { findWidgetLanguage } from './captcha-languages.ts'
import { readWidgetMessage } from './widget-message.rules.ts'

interface VendorWidgetProps {
  action: CaptchaAction
  setup: GeetestSetup
  onSolved: (result: CaptchaResult) => void
  onClose: () => void
  /** The widget did not get ready in time, or reported an error. */
  onFail: () => void
}

/**
 * The widget of Geetest, or reCAPTCHA before a code of Firebase, in a frame at the host of third-party scripts: the vendor's code reads nothing of the form (T26). The
 * frame answers by a port of its own.
 */
export function VendorWidget({ action, setup, ...handlers }: VendorWidgetProps) {
  const t = useText()
  const { captchaFrame, language, origin } = useServices()
  const settings = useSettings()
  const version = usesRecaptcha(settings, action) ? 'recaptcha' : readGeetestVersion(settings)
  const outlet = useRef<HTMLDivElement>(null)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const title = t('captcha.title')

  useEffect(() => {
    const address = captchaFrame && (version === 'recaptcha' ? `${captchaFrame}?kind=recaptcha` : captchaFrame)
    const decision = decideAddress(address, 'vendor', { origin, listed: 'checked' })
    if (decision.kind !== 'listed') return latest.current.onFail()
    const { port1: port, port2 } = new MessageChannel()
    // CAPT-15.
    const timer = setTimeout(() => latest.current.onFail(), captchaTimeoutMs)
    port.onmessage = ({ data }) => {
      const message = readWidgetMessage(version, data)
      if (message.type !== 'unknown') clearTimeout(timer)
      if (message.type === 'solved') latest.current.onSolved(message.result)
      else if (message.type === 'closed') latest.current.onClose()
      else if (message.type === 'failed') latest.current.onFail()
    }
    const frame = makeWidgetFrame(decision.url, title)
    const { gt, challenge, newCaptcha } = setup
    const names = version === 'recaptcha' ? undefined : findWidgetLanguage(language, version)
    const start = { version, gt, challenge, newCaptcha, language: names }
    const target = new URL(decision.url).origin
    frame.addEventListener('load', () => frame.contentWindow?.postMessage(start, target, [port2]), { once: true })
    outlet.current?.append(frame)
    return () => {
      clearTimeout(timer)
      port.close()
      frame.remove()
    }
  }, [setup, version, captchaFrame, language, origin, title])

  return (
    <div className={styles.widget}>
      <p>{t('captcha.vendor')}</p>
      <div ref={outlet} />
    </div>
  )
}
