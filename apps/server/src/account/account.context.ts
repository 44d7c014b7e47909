import type { Context, Core } from '../core.ts'
import { deriveDataKey } from '../db/data-cipher.ts'
import type { OutreachContext } from '../outreach/index.ts'
import type { PlatformContext } from '../platform/index.ts'
import {
  type CaptchaWidgetFinder,
  connectCaptchaProviders,
  createWidgetFinder,
} from '../providers/captcha/connect-captchas.ts'
import { createEmbeddedCaptcha } from '../providers/captcha/embedded.ts'
import { connectIdentities, createEmulatorFinder } from '../providers/identity/connect-identities.ts'
import { connectCodeProviders } from '../providers/messages/connect-messages.ts'
import { createCaptchaGuard, registerCaptchaFrame, registerCaptchaRoutes } from './captcha/index.ts'
import { registerClosureRoutes } from './closure/index.ts'
import { createGuessGuard } from './guess/index.ts'
import { createIdentities, registerIdentities } from './identity/index.ts'
import { registerLoginEventRoutes } from './login-event/index.ts'
import { registerPasskeyRoutes } from './passkey/index.ts'
import { registerRecoveryRoutes } from './recovery/index.ts'
import { registerRegistrationRoutes } from './registration/index.ts'
import { createSecondFactors, registerSecondFactorRoutes } from './second-factor/index.ts'
import { registerSessionRoutes } from './session/index.ts'
import { registerTermsRoutes } from './terms/index.ts'
import { createVerifications, registerContactRoutes, registerVerificationRoutes } from './verification/index.ts'

export interface AccountContext extends Context {
  findWidget: CaptchaWidgetFinder
}

export function createAccountContext(
  core: Core,
  { contacts, messages }: Pick<OutreachContext, 'contacts' | 'messages'>,
  { visitors }: Pick<PlatformContext, 'visitors'>,
): AccountContext {
  const { app, config, database, limits, merchants } = core
  const { dataKey, captchaProviders = {}, identityProviders = {} } = config
  const findCodeProvider = connectCodeProviders(app, identityProviders)
  const captcha = createCaptchaGuard({
    database,
    findCodeProvider,
    findProvider: connectCaptchaProviders(app, captchaProviders, deriveDataKey(dataKey, 'captcha purpose')),
    embedded: createEmbeddedCaptcha(deriveDataKey(dataKey, 'captcha challenge', 64)),
  })
  const guesses = createGuessGuard({ database, captcha, key: deriveDataKey(dataKey, 'guess') })
  const verifications = createVerifications({ ...core, messages, dataKey, findCodeProvider })
  const secondFactors = createSecondFactors({ contacts, verifications, dataKey })
  const identities = createIdentities({ database, find: connectIdentities(app, identityProviders) })
  const findWidget = createWidgetFinder(captchaProviders)
  const findEmulator = createEmulatorFinder(identityProviders)
  const services = {
    ...core,
    ...{ captcha, contacts, guesses, identities, secondFactors, verifications, visitors },
  }
  return {
    findWidget,
    jobs: [],
    registerRoutes(registry) {
      registerCaptchaRoutes(registry, services)
      registerCaptchaFrame(app, { merchants, findWidget, findEmulator, limit: limits.general })
      registerSessionRoutes(registry, services)
      registerLoginEventRoutes(registry, services)
      registerPasskeyRoutes(registry, services)
      registerIdentities(registry, {
        ...services,
        identityProviders,
        deriveKey: (purpose) => deriveDataKey(dataKey, purpose),
      })
      registerRegistrationRoutes(registry, services)
      registerTermsRoutes(registry, services)
      registerClosureRoutes(registry, services)
      registerRecoveryRoutes(registry, services)
      registerVerificationRoutes(registry, services)
      registerContactRoutes(registry, services)
      registerSecondFactorRoutes(registry, services)
    },
  }
}
