import { setTimeout as sleep } from 'node:timers/promises'
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
    const body = { requestId: crypto.randomUUID(), method: 'bank', amountMinor: `${units}00` }
    const headers = { authorization: opened.token, cookie }
    const ask = () => callEndpoint<{ payUrl: string | null }>({ ...site, endpoint: createDeposit, headers, body })
    let { payUrl } = (await ask()).value
    // A busy bank names its page after the first answer. Ends with the page, or with the journey's timeout.
    while (!payUrl) {
      await sleep(500)
      payUrl = (await ask()).value.payUrl
    }
    // The bank notifies the platform before it answers, so that the money is there.
    await decideAtBank(port, payUrl, 'before')
  }
  return { username, password: PASSWORD }
}
