import {
  type ContactAddress,
  type GuestCodePurpose,
  requestEmailCode,
  requestSmsCode,
  verificationChannelList,
  verificationChannels,
} from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { ServerConfig } from '../../config.ts'
import type { Registry } from '../../http/registry.ts'
import { findContactOwner, writeAddress } from '../contact/index.ts'
import { OUTBOX_PATH } from '../message/index.ts'
import type { Verifications } from './verification.service.ts'
import type { CodeText } from './verification-texts.ts'

/**
 * What a visitor's request sends (DEC-15): a code where it leads somewhere, a note to the owner of a number that is
 * registered already, nothing to an address that belongs to nobody.
 */
function decideCodeText(purpose: GuestCodePurpose, isKnown: boolean): CodeText | undefined {
  if (purpose === 'register') return isKnown ? 'registered' : 'register'
  return isKnown ? purpose : undefined
}

export function registerVerificationRoutes(
  registry: Registry,
  { verifications, config }: { verifications: Verifications; config: Pick<ServerConfig, 'messageProviders'> },
): void {
  const decideFor = (merchant: string, address: ContactAddress, purpose: GuestCodePurpose) => async (tx: Tx) => {
    const hash = verifications.hashAddress(merchant, address.channel, writeAddress(address))
    return decideCodeText(purpose, (await findContactOwner(tx, merchant, address.channel, hash)) !== undefined)
  }

  registry.on(verificationChannelList, async () => ({
    channels: verificationChannels.filter(verifications.canSend),
    outboxPath: config.messageProviders?.hasOutbox ? OUTBOX_PATH : null,
  }))

  registry.on(
    requestSmsCode,
    ({ merchant, body, caller }) => {
      const { countryDialingCode, mobileNum, purpose, loginDeviceId: deviceId } = body
      const address = { channel: 'sms', countryDialingCode, mobileNum } as const
      const decideText = decideFor(merchant.code, address, purpose)
      return verifications.sendCode(merchant, { address, purpose, caller, deviceId, decideText })
    },
    { limit: 'code' },
  )

  registry.on(
    requestEmailCode,
    ({ merchant, body, caller }) => {
      const { email, purpose, loginDeviceId: deviceId } = body
      const address = { channel: 'email', email } as const
      const decideText = decideFor(merchant.code, address, purpose)
      return verifications.sendCode(merchant, { address, purpose, caller, deviceId, decideText })
    },
    { limit: 'code' },
  )
}
