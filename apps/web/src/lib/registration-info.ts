import type { TypedStorage } from './storage.ts'

/** Longest code that is kept; the form checks it by its own rule (OPEN-04). */
const codeMaxLength = 64

type Place = Pick<Location, 'search' | 'hostname'>

/** Where a visitor came from, for a later registration (SESS-06, SESS-07, REF-08). */
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
