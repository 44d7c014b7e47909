import { captchaChallenge, geetestSetup } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import type { CaptchaGuard } from './captcha.service.ts'

export function registerCaptchaRoutes(registry: Registry, { captcha }: { captcha: CaptchaGuard }): void {
  registry.on(geetestSetup, async ({ merchant, query, caller }) => captcha.setUp(merchant, query.action, caller), {
    limit: 'register',
  })
  registry.on(captchaChallenge, async ({ merchant, query }) => captcha.issueChallenge(merchant, query.action), {
    limit: 'register',
  })
}
