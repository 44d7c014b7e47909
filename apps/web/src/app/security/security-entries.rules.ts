import {
  accountClosure,
  type EndpointDefinition,
  listContacts,
  listIdentities,
  listLogins,
  listPasskeys,
  listSessions,
  secondFactors,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import {
  Fingerprint,
  History,
  KeyRound,
  Link2,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  UserX,
} from 'lucide-react'
import type { Href } from '../../routes.ts'

interface SecurityEntry {
  title: MessageId
  href: Href
  Icon: LucideIcon
  /** Call without which there is no entry (DEC-02). */
  call?: Pick<EndpointDefinition, 'path'>
  /** Setting of the merchant without which there is no entry. */
  setting?: 'passkeys'
}

/** Entries of the security page, in their order; the state line of each stands in the screen. */
export const securityEntries = {
  password: { title: 'field.password', href: '/m/changePsw', Icon: KeyRound },
  contacts: {
    title: 'security.contacts',
    href: '/m/security?part=contacts',
    Icon: Smartphone,
    call: listContacts,
  },
  factors: {
    title: 'security.factors',
    href: '/m/security?part=factors',
    Icon: ShieldCheck,
    call: secondFactors,
  },
  passkeys: {
    title: 'security.passkeys',
    href: '/m/security?part=passkeys',
    Icon: Fingerprint,
    call: listPasskeys,
    setting: 'passkeys',
  },
  identities: {
    title: 'security.identities',
    href: '/m/security?part=identities',
    Icon: Link2,
    call: listIdentities,
  },
  sessions: {
    title: 'security.sessions',
    href: '/m/security?part=sessions',
    Icon: MonitorSmartphone,
    call: listSessions,
  },
  logins: { title: 'security.logins', href: '/m/security?part=logins', Icon: History, call: listLogins },
  closure: { title: 'security.closure', href: '/m/security?part=closure', Icon: UserX, call: accountClosure },
} as const satisfies Record<string, SecurityEntry>

export type SecurityEntryName = keyof typeof securityEntries

/** Names of the merchant's entries; `missing` are the paths of calls that the platform does not have. */
export function listSecurityEntries(
  settings: { passkeys?: boolean | undefined },
  missing: readonly string[] = [],
): SecurityEntryName[] {
  const isOffered = ({ call, setting }: SecurityEntry) =>
    (call === undefined || !missing.includes(call.path)) && (setting === undefined || settings[setting] === true)
  const offered = Object.entries<SecurityEntry>(securityEntries).filter(([, entry]) => isOffered(entry))
  return offered.map(([name]) => name as SecurityEntryName) // Object.entries loses the literal keys
}
