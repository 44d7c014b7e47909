import type { EndpointValue, readStaffCampaign } from '@foyer/contract'
import { Anchor, Button, Group, Progress, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { readCampaign, stopCampaign } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'
import { Facts } from '../../ui/facts.tsx'

type Campaign = EndpointValue<typeof readStaffCampaign>
const REFRESH_MS = 2_000
const isOpen = ({ state }: Campaign) => state === 'planned' || state === 'sending'

/** One message to members with its progress. */
export function CampaignScreen({ id }: { id: string }) {
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'message', id],
    queryFn: () => readCampaign({ params: { id } }, merchant.code),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? REFRESH_MS : false),
  })
  return <Loaded query={query}>{(campaign) => <CampaignPage campaign={campaign} />}</Loaded>
}

function CampaignPage({ campaign }: { campaign: Campaign }) {
  const { t, tag } = useTranslation()
  const { merchant, canDo } = useOffice()
  const client = useQueryClient()
  const [isStopping, setIsStopping] = useState(false)
  const { counted, sent, failed, skipped, audience, quietHours } = campaign
  const worked = sent + failed + skipped.closed + skipped.blocked
  const percent = counted === 0 ? 100 : Math.min(100, Math.round((worked / counted) * 100))
  const filters =
    audience.kind === 'filter'
      ? Object.entries(audience).filter(([name]) => name !== 'kind')
      : ([] as [string, unknown][]) // no restriction
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{campaign.title}</Title>
        {isOpen(campaign) ? (
          <Button color="red" onClick={() => setIsStopping(true)}>
            {t('office.messages.stop')}
          </Button>
        ) : null}
      </Group>
      <Progress
        value={campaign.state === 'sent' ? 100 : percent}
        size="lg"
        aria-label={t('office.messages.progress')}
      />
      <Text aria-live="polite">
        {t('office.messages.progress.text', { state: t(`office.message.${campaign.state}`), worked, counted })}
      </Text>
      <Facts
        facts={[
          [t('office.messages.sent'), sent],
          [t('office.messages.skipped.closed'), skipped.closed],
          [t('office.messages.skipped.blocked'), skipped.blocked],
          [t('office.messages.failed'), failed],
          [t('office.messages.topic'), t(`office.topic.${campaign.topic}`)],
          [
            t('office.messages.audience'),
            audience.kind === 'member' && canDo('owner', 'finance', 'support', 'risk') ? (
              <Anchor key="member" component={Link} href={`/${merchant.code}/members/${audience.member}`}>
                {t('office.audience.member')}
              </Anchor>
            ) : (
              t(`office.audience.${audience.kind}`)
            ),
          ],
          ...filters.map(([name, value]) => [name, String(value)] as const),
          [t('office.messages.starts'), formatTime(campaign.startsAt, tag)],
          [t('office.messages.push'), campaign.hasPush ? t('office.yes') : t('office.no')],
          [t('office.messages.quiet'), quietHours === null ? '–' : `${quietHours.from}:00 – ${quietHours.to}:00`],
          [t('office.messages.action'), campaign.action ?? '–'],
          [t('office.trail.person'), campaign.createdBy],
        ]}
      />
      <section>
        <Title order={2} size="h4">
          {t('office.messages.texts')}
        </Title>
        <Facts facts={campaign.texts.map(({ language, title, body }) => [language, `${title}\n${body}`] as const)} />
      </section>
      <section>
        <Title order={2} size="h4">
          {t('office.member.trail')}
        </Title>
        <TrailTable rows={campaign.trail} empty={t('office.member.trail.empty')} hasSubject={false} />
      </section>
      {isStopping ? (
        <ReasonDialog
          title={t('office.messages.stop')}
          submit={t('office.messages.stop')}
          run={(reason) => stopCampaign({ body: { id: campaign.id, reason } }, merchant.code)}
          onDone={() => {
            setIsStopping(false)
            void client.invalidateQueries({ queryKey: [merchant.code, 'message', campaign.id] })
          }}
          onClose={() => setIsStopping(false)}
        />
      ) : null}
    </>
  )
}
