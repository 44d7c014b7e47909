import type { EndpointValue, listStaffCampaigns } from '@foyer/contract'
import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useFilters } from '../../lib/address-filter.tsx'
import { countCampaign, listCampaigns } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import { CampaignAudienceFields } from './campaign-audience-fields.tsx'
import { createDraft, listMissing, readAudience } from './campaign-draft.ts'
import { CampaignSendDialog } from './campaign-send-dialog.tsx'
import { CampaignTextFields, CampaignWayFields } from './campaign-text-fields.tsx'

type Languages = EndpointValue<typeof listStaffCampaigns>['languages']

/** A new message to members; `?member=` names the one that it is for. */
export function CampaignNewScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'messages', 'settings'],
    queryFn: () => listCampaigns({ query: {} }, merchant.code),
  })
  return (
    <>
      <Title order={1}>{t('office.messages.new')}</Title>
      <Loaded query={query}>
        {({ languages, timeZone }) => <CampaignForm languages={languages} timeZone={timeZone} />}
      </Loaded>
    </>
  )
}

function CampaignForm({ languages, timeZone }: { languages: Languages; timeZone: string }) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant, canDo } = useOffice()
  const [, navigate] = useLocation()
  const { get } = useFilters()
  const mayFilter = canDo('owner', 'content')
  const [draft, setDraft] = useState(() => {
    const first = createDraft(get('member'))
    return mayFilter ? first : { ...first, kind: 'member' as const }
  })
  // Kept over tries: the same message is sent once.
  const [requestId] = useState(() => crypto.randomUUID())
  const [count, setCount] = useState<{ receivers: number; skipped: number }>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const audience = readAudience(draft)
  const own = languages[0]
  const isOwnMissing = listMissing(draft, own ? [own] : []).length > 0
  const isAddress = draft.action === '' || draft.action.startsWith('/m/')

  async function check() {
    setIsTried(true)
    if (!audience || isOwnMissing || !isAddress || isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      setCount(await countCampaign({ body: { topic: draft.topic, audience } }, merchant.code))
    } catch (error) {
      setFailure(describeFailure(error, translation, { not_found: 'office.messages.unknown' }))
    } finally {
      setIsBusy(false)
    }
  }

  const fields = { draft, onChange: setDraft, languages, isTried }
  return (
    <Stack maw={720}>
      <CampaignAudienceFields {...fields} mayFilter={mayFilter} />
      <CampaignTextFields {...fields} />
      <CampaignWayFields {...fields} timeZone={timeZone} isAddress={isAddress} />
      {isTried && isOwnMissing ? (
        <Alert color="red" role="alert">
          {t('office.messages.ownMissing', { language: own?.name ?? '' })}
        </Alert>
      ) : null}
      <Refusal text={failure} />
      <Group>
        <Button loading={isBusy} onClick={() => void check()}>
          {t('office.messages.count')}
        </Button>
      </Group>
      {count && audience ? (
        <CampaignSendDialog
          draft={draft}
          audience={audience}
          count={count}
          requestId={requestId}
          onSent={(id) => navigate(`/${merchant.code}/messages/${id}`)}
          onClose={() => setCount(undefined)}
        />
      ) : null}
    </Stack>
  )
}
