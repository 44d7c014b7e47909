import { customerServiceContacts } from '@foyer/contract'
import { HelpScreen } from '../../features/help/help-screen.tsx'
import { useIsOffered } from '../../lib/queries.ts'
import { SupportButton } from './support.tsx'

/** `/m/helpCenter`: the answers, and the link to customer service for other questions. */
export function HelpCenterScreen() {
  const hasContacts = useIsOffered(customerServiceContacts)
  return <HelpScreen contact={hasContacts && <SupportButton kind="secondary" opensAt="#contact" />} />
}
