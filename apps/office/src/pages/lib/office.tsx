import type { EndpointValue, StaffRole, staffMe } from '@foyer/contract'
import { createContext, useContext } from 'react'

export type Me = EndpointValue<typeof staffMe>
export type MyMerchant = Me['merchants'][number]

/** Who uses the console, and at which merchant. */
interface Office {
  me: Me
  merchant: MyMerchant
}

export const OfficeContext = createContext<Office | undefined>(undefined)

export function useOffice(): Office & { canDo(...roles: StaffRole[]): boolean } {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('no merchant is chosen')
  return { ...office, canDo: (...roles) => roles.some((role) => office.merchant.roles.includes(role)) }
}
