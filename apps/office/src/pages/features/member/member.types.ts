import type { EndpointValue, readStaffMember, StaffOutcome } from '@foyer/contract'

export type Member = EndpointValue<typeof readStaffMember>

export interface MemberTabProps {
  member: Member
  /** After a change; its outcome says whether it waits for a second person. */
  onChanged(outcome?: StaffOutcome): void
}
