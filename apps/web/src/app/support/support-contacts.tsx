import { type CustomerServiceEntry, customerServiceContacts, type DecidedAddress, memberInfo } from '@foyer/contract'
import { EmptyState, ErrorState, SkeletonList } from '@foyer/ui/states'
import { ChevronRight, ExternalLink, Headset } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { OutsideLink } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { decideContactFrame, decideContactUrl, listContacts } from './support.rules.ts'

const SupportFrame = lazyChunk(async () => (await import('./support-frame.tsx')).SupportFrame)

/** The merchant's contacts for this member or guest; the first is the main one (MODAL-16). */
export function SupportContacts() {
  const t = useText()
  const { origin } = useServices()
  const { allowedOrigins } = useSettings()
  const { data: member } = useValue(memberInfo, {})
  const { data, error, isPending, refetch, isFetching } = useValue(customerServiceContacts, {})
  const [opened, setOpened] = useState<{ title: string; frame: DecidedAddress }>()
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
    <>
      <List label={t('support.title')}>
        {contacts.map((contact, index) => {
          const frame = decideContactFrame(contact, origin)
          const url = decideContactUrl(contact, allowedOrigins, origin)
          const Sign = frame ? ChevronRight : ExternalLink
          const row = (
            <ListRow
              icon={<Headset size={20} aria-hidden="true" />}
              title={contact.title}
              detail={describeAnswer(contact) || t(index === 0 ? 'support.main' : 'support.sub')}
              value={(frame || url) && <Sign className="turns" size={18} aria-hidden="true" />}
            />
          )
          return (
            <li key={`${contact.csType} ${contact.csPosition} ${contact.title}`}>
              {frame ? (
                <button type="button" onClick={() => setOpened({ title: contact.title, frame })}>
                  {row}
                </button>
              ) : url ? (
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
      <Sheet
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.title ?? t('support.title')}
        closeLabel={t('close')}
      >
        {opened && <SupportFrame address={opened.frame} title={opened.title} />}
      </Sheet>
    </>
  )
}
