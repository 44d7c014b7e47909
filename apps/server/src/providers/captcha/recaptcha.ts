import type { CodeProvider } from '../messages/messages.ts'
import type { CaptchaProvider, CaptchaWidget } from './captcha.ts'

/** Google's widget and the origins of what it loads and frames, as in its manual. */
const recaptchaWidget: CaptchaWidget = {
  scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
  origins: ['https://www.google.com', 'https://www.gstatic.com'],
  hasFrames: true,
}

/** Google's widget, or that of its stand-in at `emulator`. */
export function findRecaptchaWidget(emulator: string | undefined): CaptchaWidget {
  if (emulator === undefined) return recaptchaWidget
  return { scriptUrl: `${emulator}/vendor/recaptcha.js`, origins: [emulator], hasFrames: true }
}

/**
 * reCAPTCHA before a code of Firebase (OPEN-28). The token is not checked here: the project's private key is Google's own,
 * and Firebase sends nothing for a token that does not count. Each one is passed on once.
 */
export function createRecaptcha(provider: CodeProvider): CaptchaProvider {
  return {
    async setup() {
      const gt = await provider.findCaptchaKey()
      if (gt === undefined) return { outcome: 'unavailable' }
      return { outcome: 'ready', parameters: { gt, challenge: '', newCaptcha: true, success: 1 } }
    },
    readIssuedKey: () => undefined,
    async verify({ recaptchaToken: token }) {
      if (token === undefined) return { outcome: 'missing' }
      return { outcome: 'accepted', key: `recaptcha:${token}`, isIssued: false }
    },
  }
}
