import {
  type CaptchaResult,
  type ContactAddress,
  type GuestCodePurpose,
  requestEmailCode,
  requestSmsCode,
  verificationChannelList,
  verificationChannels,
} from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { ServerConfig } from '../../config.ts'
import type { Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { findContactOwner, isServedAddress, OUTBOX_PATH, type Recipient, toRecipient } from '../../outreach/index.ts'
import { createEmulatorFinder } from '../../providers/identity/connect-identities.ts'
import { STAND_IN_CODES_PATH } from '../../providers/messages/firebase-phone.ts'
import type { CaptchaGuard } from '../captcha/index.ts'
import type { GuessGuard } from '../guess/index.ts'
import type { Verifications } from './verification.service.ts'
import type { CodeRequest } from './verification-request.service.ts'
import type { CodeText } from './verification-texts.ts'

/** A call whose body has the fields of a captcha. */
interface CaptchaCall {
  merchant: Merchant
  caller: Pick<Caller, 'ip' | 'log'>
  body: CaptchaResult
}

/**
 * What a visitor's request sends (DEC-15): a code where it leads somewhere, a note to the owner of a number that is
 * registered already, nothing to an address that belongs to nobody.
 */
function decideCodeText(purpose: GuestCodePurpose, isKnown: boolean): CodeText | undefined {
  if (purpose === 'register') return isKnown ? 'registered' : 'register'
  return isKnown ? purpose : undefined
}

type GuestRequest = Pick<CodeRequest, 'caller' | 'deviceId' | 'proof'> & { purpose: GuestCodePurpose }

export interface VerificationRouteDependencies {
  verifications: Verifications
  captcha: CaptchaGuard
  guesses: GuessGuard
  config: Pick<ServerConfig, 'messageProviders' | 'identityProviders'>
}

export function registerVerificationRoutes(registry: Registry, dependencies: VerificationRouteDependencies): void {
  const { verifications, captcha, guesses, config } = dependencies
  const findEmulator = createEmulatorFinder(config.identityProviders ?? {})

  /**
   * Before anything is sent: where the merchant's settings require it (CAPT-03), after failures from the network, and
   * beyond the free request of an hour (T14).
   */
  async function checkCaptcha({ merchant, caller, body }: CaptchaCall, recipient: Recipient): Promise<void> {
    const isFree = await verifications.takeFreeRequest(merchant, recipient, caller)
    const risk = !isFree || (await guesses.isSuspicious(merchant, caller)) ? 'high' : 'normal'
    const action = recipient.channel === 'sms' ? 'sms' : 'recovery'
    await captcha.requireCaptcha({ merchant, caller, action, result: body, risk })
  }

  async function sendTo(call: CaptchaCall, address: ContactAddress, request: GuestRequest) {
    const { merchant } = call
    if (!isServedAddress(address, merchant.settings.countries)) throw new ServiceError('country_not_served')
    const recipient = toRecipient(address)
    await checkCaptcha(call, recipient)
    const decideText = async (tx: Tx) => {
      const hash = verifications.hashAddress(merchant.code, recipient)
      const owner = await findContactOwner(tx, merchant.code, recipient.channel, hash)
      return decideCodeText(request.purpose, owner !== undefined)
    }
    return verifications.sendCode(merchant, { ...request, recipient, decideText })
  }

  registry.on(verificationChannelList, async ({ merchant }) => {
    const { smsProvider } = merchant.settings
    const emulator = smsProvider.firebase ? findEmulator(merchant.code) : undefined
    return {
      channels: verificationChannels.filter((channel) => verifications.canSendToGuest(merchant, channel)),
      memberChannels: verificationChannels.filter(verifications.canSend),
      outboxPath: config.messageProviders?.hasOutbox ? OUTBOX_PATH : null,
      ...(emulator ? { smsOutboxUrl: emulator + STAND_IN_CODES_PATH } : {}),
    }
  })

  registry.on(
    requestSmsCode,
    async (call) => {
      const { body, caller } = call
      const { countryDialingCode, mobileNum, purpose, loginDeviceId: deviceId, recaptchaToken: proof } = body
      const address = { channel: 'sms', countryDialingCode, mobileNum } as const
      return sendTo(call, address, { purpose, caller, deviceId, proof })
    },
    { limit: 'code' },
  )

  registry.on(
    requestEmailCode,
    async (call) => {
      const { body, caller } = call
      const { email, purpose, loginDeviceId: deviceId } = body
      return sendTo(call, { channel: 'email', email }, { purpose, caller, deviceId })
    },
    { limit: 'code' },
  )
}
