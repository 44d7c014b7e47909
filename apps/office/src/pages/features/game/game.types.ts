import type { EndpointValue, listStaffGames, listStaffVendors } from '@foyer/contract'

export type Game = EndpointValue<typeof listStaffGames>['items'][number]
export type Vendor = EndpointValue<typeof listStaffVendors>['items'][number]
