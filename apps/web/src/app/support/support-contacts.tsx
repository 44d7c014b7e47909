import { type CustomerServiceEntry, customerServiceContacts, memberInfo } from '@foyer/contract'
import { EmptyState, ErrorState, SkeletonList } from '@foyer/ui/states'
import { ExternalLink, Headset } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { OutsideLink } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { decideContactUrl, listContacts } from './support.rules.ts'

/** The merchant's contacts for this member or guest; the first is the main one (MODAL-16). */
export function SupportContacts() {
  const t = useText()
  const { origin } = useServices()
  const { allowedOrigins } = useSettings()
  const { data: member } = useValue(memberInfo, {})
  const { data, error, isPending, refetch, isFetching } = useValue(customerServiceContacts, {})
  const isOffline = error?.code === 'network_offline'
  if (isPending) return <SkeletonList rows={3} label={t('loading')} />
  if (error?.status === 404) return <EmptyState title={t('support.empty')} />
  if (!data)
    return (
      <ErrorState
        title={t(isOffline ? 'network_offline' : 'support.failed')}
        body={isOffline ? undefined : t('state.error.body')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    )
  const describeAnswer = ({ answerMinutes, hours }: CustomerServiceEntry) =>
    [answerMinutes && t('support.answer', { count: answerMinutes }), hours].filter(Boolean).join(' · ')
  const contacts = listContacts(data, member?.clubLabel?.labelId)
  if (contacts.length === 0) return <EmptyState title={t('support.empty')} />
  return (
    <List label={t('support.title')}>
      {contacts.map((contact, index) => {
        const url = decideContactUrl(contact, allowedOrigins, origin)
        const row = (
          <ListRow
            icon={<Headset size={20} aria-hidden="true" />}
            title={contact.title}
            detail={describeAnswer(contact) || t(index === 0 ? 'support.main' : 'support.sub')}
            value={url && <ExternalLink className="turns" size={18} aria-hidden="true" />}
          />
        )
        return (
          <li key={`${contact.csType} ${contact.title}`}>
            {url ? (
              <OutsideLink href={url} target="_blank">
                {row}
              </OutsideLink>
            ) : (
              row
            )}
          </li>
        )
      })}
    </List>
  )
}
