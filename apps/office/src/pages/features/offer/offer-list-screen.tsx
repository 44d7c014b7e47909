import type { EndpointValue, listStaffOffers as listCall } from '@foyer/contract'
import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endStaffOffer, listStaffOffers, publishStaffOffer } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { OfferDialog } from './offer-dialog.tsx'

type Offer = EndpointValue<typeof listCall>['items'][number]
type Opened = { way: 'edit'; offer: Offer | undefined } | { way: 'publish' | 'end'; offer: Offer }

const nameOf = ({ fields: { names } }: Offer) => Object.values(names)[0] ?? ''

/** Offers of the merchant with what they have cost. */
export function OfferListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const [opened, setOpened] = useState<Opened>()
  const query = useQuery({ queryKey: [merchant.code, 'offers'], queryFn: () => listStaffOffers({}, merchant.code) })
  const mayPublish = merchant.roles.some((role) => role === 'owner' || role === 'finance')
  const mayWrite = mayPublish || merchant.roles.includes('content')
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    void query.refetch()
  }
  const columns = (currency: string) => [
    { id: 'name', head: t('office.offer.names'), cell: nameOf },
    {
      id: 'kind',
      head: t('office.offer.kind'),
      cell: (row: Offer) => t(`office.offer.kind.${row.fields.reward.kind}`),
    },
    { id: 'state', head: t('office.offer.state'), cell: (row: Offer) => t(`office.offer.state.${row.state}`) },
    { id: 'to', head: t('office.offer.field.to'), cell: (row: Offer) => formatTime(row.fields.to, tag) },
    { id: 'grants', head: t('office.offer.grants'), cell: (row: Offer) => row.grants, isNumber: true },
    {
      id: 'given',
      head: t('office.offer.given'),
      cell: (row: Offer) => formatMoney(row.givenMinor, currency, tag),
      isNumber: true,
    },
    {
      id: 'converted',
      head: t('office.offer.converted'),
      cell: (row: Offer) => formatMoney(row.convertedMinor, currency, tag),
      isNumber: true,
    },
    {
      id: 'ways',
      head: '',
      cell: (row: Offer) =>
        row.state === 'ended' ? null : (
          <Group gap="xs" wrap="nowrap">
            {mayWrite ? (
              <WayButton
                label={t('office.offer.change')}
                of={nameOf(row)}
                onOpen={() => setOpened({ way: 'edit', offer: row })}
              />
            ) : null}
            {mayPublish && row.state !== 'live' ? (
              <WayButton
                label={t('office.offer.publish')}
                of={nameOf(row)}
                onOpen={() => setOpened({ way: 'publish', offer: row })}
              />
            ) : null}
            {mayPublish && row.state !== 'draft' ? (
              <WayButton
                label={t('office.offer.end')}
                of={nameOf(row)}
                onOpen={() => setOpened({ way: 'end', offer: row })}
              />
            ) : null}
          </Group>
        ),
    },
  ]
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.offers.title')}</Title>
        {mayWrite ? (
          <Button onClick={() => setOpened({ way: 'edit', offer: undefined })}>{t('office.offer.add')}</Button>
        ) : null}
      </Group>
      <Text c="dimmed">{t('office.offers.hint')}</Text>
      <Loaded query={query}>
        {({ items, currency }) => (
          <>
            <DataTable
              label={t('office.offers.title')}
              columns={columns(currency)}
              rows={items}
              keyOf={({ id }) => id}
              empty={t('office.offers.empty')}
            />
            {opened?.way === 'edit' ? (
              <OfferDialog offer={opened.offer} currency={currency} onDone={done} onClose={close} />
            ) : null}
          </>
        )}
      </Loaded>
      {opened?.way === 'publish' || opened?.way === 'end' ? (
        <DecisionDialog way={opened.way} offer={opened.offer} onDone={done} onClose={close} />
      ) : null}
    </>
  )
}

interface DecisionDialogProps {
  way: 'publish' | 'end'
  offer: Offer
  onDone(): void
  onClose(): void
}

function DecisionDialog({ way, offer, onDone, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const call = way === 'publish' ? publishStaffOffer : endStaffOffer
  const { id, version } = offer
  return (
    <ReasonDialog
      title={`${t(`office.offer.${way}`)}: ${nameOf(offer)}`}
      submit={t(`office.offer.${way}`)}
      refusals={{ request_conflict: 'office.member.changed' }}
      run={(reason) => call({ body: { id, version, reason } }, merchant.code)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

function WayButton({ label, of, onOpen }: { label: string; of: string; onOpen(): void }) {
  return (
    <Button size="xs" variant="default" aria-label={`${label}: ${of}`} onClick={onOpen}>
      {label}
    </Button>
  )
}
