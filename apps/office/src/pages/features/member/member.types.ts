import type { EndpointValue, readStaffMember } from '@foyer/contract'

export type Member = EndpointValue<typeof readStaffMember>
