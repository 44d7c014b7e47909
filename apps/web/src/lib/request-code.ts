import { type CaptchaResult, type GuestCodePurpose, requestEmailCode, requestSmsCode } from '@foyer/contract'
import type { CodeFieldProps } from './code-field.tsx'
import type { ContactInput } from './contact-field.tsx'
import { type ContactFieldName, writeAddress } from './contact-input.rules.ts'
import { ensureDeviceId } from './device.ts'
import { hasProblems, type Problems } from './problems.rules.ts'
import { useServices } from './services.tsx'

/**
 * Request of a code to the typed address, for a `CodeField` of a form without a session; an e-mail is for a recovery
 * only.
 */
export function useRequestCode(
  input: ContactInput,
  { purpose, show }: { purpose: GuestCodePurpose; show: (problems: Problems<ContactFieldName>) => void },
): CodeFieldProps['request'] {
  const services = useServices()
  return async (data, run) => {
    const found = input.findProblems(data)
    if (hasProblems(found)) {
      show(found)
      return undefined
    }
    const address = input.read(data)
    const loginDeviceId = ensureDeviceId(services)
    const send = (result: CaptchaResult) => {
      const options = { origin: 'once' } as const
      if (address.channel === 'email') {
        const body = { email: address.email, purpose: 'recovery', loginDeviceId, ...result } as const
        return services.wps.call(requestEmailCode, { body }, options)
      }
      const { countryDialingCode, mobileNum } = address
      const body = { countryDialingCode, mobileNum, purpose, loginDeviceId, ...result }
      return services.wps.call(requestSmsCode, { body }, options)
    }
    return { sent: await run(send), recipient: writeAddress(address) }
  }
}
