import type { TypedStorage } from './storage.ts'

/** Maximum length of a stored code; the form checks it by its own rule (OPEN-04). */
const codeMaxLength = 64

type Place = Pick<Location, 'search' | 'hostname'>

/** Source of a visitor, for a later registration (SESS-06, SESS-07, REF-08). */
export function storeRegistrationInfo(storage: TypedStorage, { search, hostname }: Place): void {
  const query = new URLSearchParams(search)
  const referralCode = query.get('r') ?? query.get('referralCode')
  const affiliateCode = query.get('affiliateCode')
  if (!referralCode && !affiliateCode) return
  storage.write('registrationInfo', {
    ...storage.read('registrationInfo'),
    originalDomain: hostname,
    ...(referralCode ? { referralCode: referralCode.slice(0, codeMaxLength) } : {}),
    ...(affiliateCode ? { affiliateCode: affiliateCode.slice(0, codeMaxLength) } : {}),
  })
}
