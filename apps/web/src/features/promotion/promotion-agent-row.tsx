import { isAgent, readAgent } from '@foyer/contract'
import { ChevronRight, Handshake } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { isPageOffered } from '../../routes.rules.ts'
import { List, ListRow } from '../../ui/list.tsx'

/**
 * Leads a member to the application as an agent: where some are taken, or the member has applied before. Absent
 * until its texts are there, which this public page does not embed.
 */
export function AgentRow() {
  const t = useText()
  const { loadTexts } = useServices()
  const visitor = useVisitor()
  const [hasTexts, setHasTexts] = useState(false)
  const { memberType } = visitor
  const isOffered = useIsOffered(readAgent)
  const isAsked = isOffered && memberType !== undefined && !isAgent(memberType) && isPageOffered('/m/agent', visitor)
  const { data } = useValue(readAgent, {}, { isEnabled: isAsked })
  const isShown = isAsked && data !== undefined && (data.isOpen || data.state !== 'none')
  useEffect(() => {
    if (!isShown) return
    loadTexts().then(
      () => setHasTexts(true),
      () => undefined,
    )
  }, [isShown, loadTexts])
  if (!isShown || !hasTexts) return null
  return (
    <List>
      <li>
        <Link href="/m/agent">
          <ListRow
            icon={<Handshake size={20} aria-hidden="true" />}
            title={t('agent.apply.title')}
            detail={t('agent.apply.row')}
            value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
          />
        </Link>
      </li>
    </List>
  )
}
