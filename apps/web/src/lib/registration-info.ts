import type { TypedStorage } from './storage.ts'

/** Maximum length of a stored code; the form checks it by its own rule (OPEN-04). */
const codeMaxLength = 64

type Place = Pick<Location, 'search' | 'hostname'>

/** `tid` counts only as a positive integer of digits only (REG-24). */
export function readTid(tid: unknown): string | undefined {
  const text = typeof tid === 'number' ? String(tid) : tid
  return typeof text === 'string' && /^[1-9]\d{0,18}$/.test(text) ? text : undefined
}

/** Source of a visitor, for a later registration (SESS-06, SESS-07, REF-08, REG-19). */
export function storeRegistrationInfo(storage: TypedStorage, { search, hostname }: Place): void {
  const query = new URLSearchParams(search)
  const referralCode = query.get('r') ?? query.get('referralCode')
  const affiliateCode = query.get('affiliateCode')
  const tid = readTid(query.get('tid'))
  if (tid) storage.write('tid', tid)
  if (!referralCode && !affiliateCode) return
  storage.write('registrationInfo', {
    ...storage.read('registrationInfo'),
    originalDomain: hostname,
    ...(referralCode ? { referralCode: referralCode.slice(0, codeMaxLength) } : {}),
    ...(affiliateCode ? { affiliateCode: affiliateCode.slice(0, codeMaxLength) } : {}),
  })
}
