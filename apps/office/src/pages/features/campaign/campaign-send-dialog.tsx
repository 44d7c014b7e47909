import type { CampaignAudience } from '@foyer/contract'
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { createCampaign } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import type { CampaignDraft } from './campaign-draft.ts'

/** More receivers need a second confirmation, as the call says. */
const MANY_RECEIVERS = 1_000

/** Says how many members get the message, and sends it. */
export function CampaignSendDialog({
  draft,
  audience,
  count: { receivers, skipped },
  requestId,
  onSent,
  onClose,
}: {
  draft: CampaignDraft
  audience: CampaignAudience
  count: { receivers: number; skipped: number }
  requestId: string
  onSent(id: string): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isMany = receivers > MANY_RECEIVERS
  const { topic, title, body, hasPush, startsAt, quietFrom, quietTo, action } = draft
  const quietHours = quietFrom === '' || quietTo === '' ? null : { from: Number(quietFrom), to: Number(quietTo) }
  return (
    <ReasonDialog
      title={t('office.messages.send.title', { count: receivers })}
      submit={startsAt === '' ? t('office.messages.send') : t('office.messages.plan')}
      refusals={{ request_conflict: 'office.messages.many' }}
      isReady={!isMany || isConfirmed}
      run={(reason) => {
        const ways = { hasPush, quietHours, action: action === '' ? null : action }
        const start = startsAt === '' ? {} : { startsAt }
        const message = { requestId, topic, audience, title, body, ...ways, ...start, isConfirmed, reason }
        return createCampaign({ body: message }, merchant.code)
      }}
      onDone={({ id }) => onSent(id)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Text>{t('office.messages.receivers', { receivers, skipped })}</Text>
          {isMany ? (
            <Checkbox
              label={t('office.messages.confirm', { count: receivers })}
              checked={isConfirmed}
              error={isTried && !isConfirmed ? t('office.messages.many') : undefined}
              onChange={({ currentTarget: { checked } }) => setIsConfirmed(checked)}
            />
          ) : null}
        </>
      )}
    </ReasonDialog>
  )
}
