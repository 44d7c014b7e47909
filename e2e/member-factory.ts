import { createDeposit, register } from '@foyer/contract'
import { callEndpoint, decideAtBank } from '../scripts/instance-client.ts'
import { type Merchant, merchantHosts, PASSWORD, TERMS_VERSION } from './merchants.ts'

/** A member created through the API, for journeys that do not test the registration. */
export interface ReadyMember {
  username: string
  password: string
}

/**
 * Registers a member and, with an amount, deposits it at the test bank: real movements of money. `units` are whole
 * units of the merchant's currency.
 */
export async function makeMember(
  port: number | string,
  merchant: Merchant,
  username: string,
  units = 0,
): Promise<ReadyMember> {
  const site = { port, host: merchantHosts[merchant] }
  const { value: opened, cookie } = await callEndpoint<{ token: string }>({
    ...site,
    endpoint: register,
    body: { username, password: PASSWORD, termsVersion: TERMS_VERSION },
  })
  if (units > 0) {
    const { value } = await callEndpoint<{ payUrl: string }>({
      ...site,
      endpoint: createDeposit,
      headers: { authorization: opened.token, cookie },
      body: { requestId: crypto.randomUUID(), method: 'bank', amountMinor: `${units}00` },
    })
    // The bank notifies the platform before it answers, so that the money is there.
    await decideAtBank(port, value.payUrl, 'before')
  }
  return { username, password: PASSWORD }
}
