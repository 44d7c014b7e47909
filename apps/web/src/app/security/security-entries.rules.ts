import { type EndpointDefinition, listLogins, listSessions } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { History, KeyRound, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import type { Href } from '../../routes.ts'

interface SecurityEntry {
  title: MessageId
  href: Href
  Icon: LucideIcon
  /** Call without which there is no entry (DEC-02). */
  call?: Pick<EndpointDefinition, 'path'>
}

/** Entries of the security page, in their order; a state line of one stands in the screen. */
export const securityEntries = {
  password: { title: 'title.changePsw', href: '/m/changePsw', Icon: KeyRound },
  sessions: {
    title: 'security.sessions',
    href: '/m/security?part=sessions',
    Icon: MonitorSmartphone,
    call: listSessions,
  },
  logins: { title: 'security.logins', href: '/m/security?part=logins', Icon: History, call: listLogins },
} as const satisfies Record<string, SecurityEntry>

export type SecurityEntryName = keyof typeof securityEntries

/** Names of the entries of a merchant's platform; `missing` are the paths of unsupported calls. */
export function listSecurityEntries({
  missing = [],
}: {
  missing?: readonly string[] | undefined
}): SecurityEntryName[] {
  const entries = Object.entries<SecurityEntry>(securityEntries)
  const offered = entries.filter(([, { call }]) => call === undefined || !missing.includes(call.path))
  return offered.map(([name]) => name as SecurityEntryName) // Object.entries loses the literal keys
}
