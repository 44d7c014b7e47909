import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NativeMerchant, parseNativeMerchant } from './native-config.rules.ts'

/** The merchant of a build, a file in `merchants/`. @throws Error for a wrong or missing one */
export function readNativeMerchant(folder: string, code = 'aurora'): NativeMerchant {
  if (!/^[A-Za-z0-9]{1,32}$/.test(code)) throw new Error('MERCHANT is no merchant code')
  return parseNativeMerchant(readFileSync(join(folder, 'merchants', `${code}.json`), 'utf8'))
}
