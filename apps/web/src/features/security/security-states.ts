import {
  accountClosure,
  identityNames,
  listContacts,
  listIdentities,
  listLogins,
  listPasskeys,
  listSessions,
  secondFactors,
} from '@foyer/contract'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'

/** Number of devices with the member's login; undefined until loaded. */
export function useSessionsState(): string | undefined {
  const t = useText()
  const count = useValue(listSessions, {}).data?.length
  return count === undefined ? undefined : t('security.sessions.state', { count })
}

/** The member's verified addresses, masked; undefined until loaded. */
export function useContactsState(): string | undefined {
  const t = useText()
  const items = useValue(listContacts, {}).data?.items
  if (items === undefined) return undefined
  return items.length === 0
    ? t('security.contacts.none')
    : items.map(({ masked }) => `\u2068${masked}\u2069`).join(' · ')
}

/** Whether a login asks for a second factor; undefined until loaded. */
export function useFactorsState(): string | undefined {
  const t = useText()
  const methods = useValue(secondFactors, {}).data?.methods
  return methods && t(methods.some(({ isOn }) => isOn) ? 'security.factors.on' : 'security.factors.off')
}

/** Number of the member's passkeys; undefined until loaded. */
export function usePasskeysState(): string | undefined {
  const t = useText()
  const count = useValue(listPasskeys, {}).data?.length
  return count === undefined ? undefined : t('security.passkeys.state', { count })
}

/** Services whose accounts are linked to the member's; undefined until loaded. */
export function useIdentitiesState(): string | undefined {
  const t = useText()
  const identities = useValue(listIdentities, {}).data
  if (identities === undefined) return undefined
  return identities.length === 0
    ? t('security.identities.none')
    : identities.map(({ kind }) => identityNames[kind]).join(' · ')
}

/** Whether the member has asked for the closing of the account; undefined until loaded. */
export function useClosureState(): string | undefined {
  const t = useText()
  const formatDateTime = useDateTime()
  const closure = useValue(accountClosure, {}).data
  if (closure === undefined) return undefined
  return closure === null
    ? t('security.closure.none')
    : t('security.closure.state', { date: formatDateTime(closure.requestedAt, 'date') })
}

/** Time of the latest login; undefined until loaded. */
export function useLoginsState(): string | undefined {
  const t = useText()
  const formatDateTime = useDateTime()
  const { data } = useValue(listLogins, { query: {} })
  const latest = data?.items.find(({ result }) => result === 'success')
  return latest && t('security.logins.state', { time: formatDateTime(latest.at) })
}
