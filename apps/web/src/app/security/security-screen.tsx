import { ChevronRight } from 'lucide-react'
import type { ComponentType } from 'react'
import {
  SecurityClosure,
  SecurityContacts,
  SecurityFactors,
  SecurityIdentities,
  SecurityLogins,
  SecurityPasskeys,
  SecuritySessions,
  useClosureState,
  useContactsState,
  useFactorsState,
  useIdentitiesState,
  useLoginsState,
  usePasskeysState,
  useSessionsState,
} from '../../features/security/index.ts'
import { useHasPassword } from '../../lib/has-password.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { listSecurityEntries, type SecurityEntryName, securityEntries } from './security-entries.rules.ts'
import styles from './security-screen.module.css'

/** Parts of this page by `part` in the address; other entries have pages of their own. */
const parts = new Map<string, ComponentType>([
  ['contacts', SecurityContacts],
  ['factors', SecurityFactors],
  ['passkeys', SecurityPasskeys],
  ['identities', SecurityIdentities],
  ['sessions', SecuritySessions],
  ['logins', SecurityLogins],
  ['closure', SecurityClosure],
])

/** Hook of each entry's state line. */
const states: Record<SecurityEntryName, () => string | undefined> = {
  password: usePasswordState,
  contacts: useContactsState,
  factors: useFactorsState,
  passkeys: usePasskeysState,
  identities: useIdentitiesState,
  sessions: useSessionsState,
  logins: useLoginsState,
  closure: useClosureState,
}

/** `/m/security` (DEC-30): the entries of the account's security, or one of them. */
export function SecurityScreen() {
  const t = useText()
  const { missing } = useServices()
  const settings = useSettings()
  const Part = parts.get(useAddress().query.get('part') ?? '')
  if (Part) return <Part />
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{t('security.lead')}</p>
      <List>
        {listSecurityEntries(settings, missing).map((name) => (
          <li key={name}>
            <Entry name={name} />
          </li>
        ))}
      </List>
    </div>
  )
}

function Entry({ name }: { name: SecurityEntryName }) {
  const t = useText()
  const { title, href, Icon } = securityEntries[name]
  // The same hook for the life of the entry, which its name identifies.
  const useLine = states[name]
  const state = useLine()
  return (
    <Link href={href}>
      <ListRow
        icon={<Icon size={20} aria-hidden="true" />}
        title={t(title)}
        detail={state ?? '\u00a0'}
        value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
      />
    </Link>
  )
}

function usePasswordState(): string {
  const t = useText()
  return t(useHasPassword() ? 'security.password.state' : 'security.password.none')
}
