import type { ContactAddress } from '@foyer/contract'
import { ServiceError } from '../../http/service-error.ts'
import { readMobileNumber } from '../../mobile-number.rules.ts'
import type { Recipient } from './contact.rules.ts'

/** @throws ServiceError `invalid_input` for a number that its country does not have */
export function toRecipient(address: ContactAddress): Recipient {
  const { channel } = address
  if (channel === 'email') return { channel, text: address.email }
  const text = readMobileNumber(address.countryDialingCode, address.mobileNum)
  if (text === undefined) throw new ServiceError('invalid_input', [{ path: 'mobileNum', rule: 'field.mobile.number' }])
  return { channel, text }
}
