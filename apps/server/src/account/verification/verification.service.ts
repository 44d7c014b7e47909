import type { VerificationChannel } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../../http/call.ts'
import { isPrivateAddress, shortenAddress } from '../../http/network.ts'
import { refuseUntil } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { type AddressHasher, createAddressHasher, type Messages, type Recipient } from '../../outreach/index.ts'
import type { CodeProviderFinder } from '../../providers/messages/messages.ts'
import { listFactorQuotas, listFreeQuotas } from './verification.rules.ts'
import { createCodeHasher } from './verification-code.ts'
import { createQuotaCounter, type QuotaCounter } from './verification-quota.service.ts'
import { type CodeUse, redeemCode, type UsedCode } from './verification-redemption.service.ts'
import { type CodeRequest, sendCode } from './verification-request.service.ts'

/** Codes by sms and e-mail (DEC-19). */
export interface Verifications {
  /**
   * @throws ServiceError `TOO_MANY_REQUESTS` with the time to wait, `country_not_served` where the provider has lately
   * refused the number's country, for known and unknown numbers alike, or `service_unavailable` without a provider
   */
  sendCode(merchant: Merchant, request: CodeRequest): Promise<{ resendSeconds: number; expiresSeconds: number }>
  /**
   * Takes the request that a visitor has without a captcha; false when the address or the network has had it in the last
   * hour (T14).
   */
  takeFreeRequest(merchant: Merchant, recipient: Recipient, caller: Pick<Caller, 'ip'>): Promise<boolean>
  /**
   * Consumes a code in two steps: a wrong try counts although the caller's transaction may roll back.
   * @throws ServiceError `verification_invalid` for a wrong, used, expired or too often tried code; `service_unavailable`
   * while the provider of codes does not answer
   */
  redeemCode(merchant: Merchant, use: CodeUse): Promise<UsedCode>
  /**
   * Counts a try of a second factor: each login has five, and a stolen password could open any number of logins.
   * @throws ServiceError `TOO_MANY_REQUESTS`
   */
  countFactorTry(tx: Tx, owner: { merchant: string; memberId: string }, isKnownDevice: boolean): Promise<void>
  hashAddress: AddressHasher
  /** Whether the platform sends messages on a channel: codes to members, and other texts. */
  canSend: Messages['canSend']
  /** Whether a visitor gets codes on a channel: also from the merchant's provider of codes. */
  canSendToGuest(merchant: Merchant, channel: VerificationChannel): boolean
}

interface VerificationDependencies {
  findCodeProvider: CodeProviderFinder
  logger: Pick<FastifyBaseLogger, 'warn'>
  database: Database
  messages: Messages
  dataKey: string
}

export function createVerifications({ dataKey, ...services }: VerificationDependencies): Verifications {
  const { database, messages, findCodeProvider } = services
  const hashAddress = createAddressHasher(dataKey)
  const countQuotas = createQuotaCounter(dataKey)
  const dependencies = { ...services, hashAddress, hashCode: createCodeHasher(dataKey), countQuotas }
  return {
    hashAddress,
    canSend: messages.canSend,
    canSendToGuest: (merchant, channel) =>
      messages.canSend(channel) || (channel === 'sms' && findCodeProvider(merchant) !== undefined),
    async countFactorTry(tx, { merchant, memberId }, isKnownDevice) {
      const waitSeconds = await countQuotas(tx, merchant, listFactorQuotas(memberId, isKnownDevice))
      if (waitSeconds > 0) throw refuseUntil(waitSeconds)
    },
    takeFreeRequest: (merchant, recipient, caller) =>
      takeFreeRequest({ database, countQuotas }, merchant, recipient, caller),
    sendCode: (merchant, request) => sendCode(dependencies, merchant, request),
    redeemCode: (merchant, use) => redeemCode(dependencies, merchant, use),
  }
}

async function takeFreeRequest(
  { database, countQuotas }: { database: Database; countQuotas: QuotaCounter },
  { code: merchant }: Merchant,
  { channel, text: address }: Recipient,
  { ip }: Pick<Caller, 'ip'>,
): Promise<boolean> {
  // The operator's own network, or a proxy that the settings do not name: all visitors together.
  const network = isPrivateAddress(ip) ? {} : { network: shortenAddress(ip) }
  const quotas = listFreeQuotas({ channel, address, ...network })
  return (await database.transaction((tx) => countQuotas(tx, merchant, quotas), { merchant })) === 0
}
