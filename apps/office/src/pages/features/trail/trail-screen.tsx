import type { StaffAction } from '@foyer/contract'
import { Title } from '@mantine/core'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { listTrail } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedRows, usePages } from '../../lib/paged-rows.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'

/** All of them: a missing one fails the type check. */
const actions = Object.keys({
  'agent.approved': true,
  'agent.refused': true,
  'agent.stopped': true,
  'agent.moved': true,
  'agent.plan': true,
  'agent.plan_saved': true,
  'agent.statement_approved': true,
  'agent.statement_reversed': true,
  'referral.paid': true,
  'referral.refused': true,
  'feedback.answered': true,
  'feedback.state': true,
  'help.ordered': true,
  'help.published': true,
  'help.saved': true,
  'help.taken_down': true,
  'game.ordered': true,
  'game.switched': true,
  'incident.closed': true,
  'approval.approved': true,
  'approval.asked': true,
  'approval.refused': true,
  'label.changed': true,
  'offer.saved': true,
  'offer.published': true,
  'offer.ended': true,
  'label.created': true,
  'member.block': true,
  'member.contact_revealed': true,
  'member.factor_reset': true,
  'member.bonus_given': true,
  'member.bonus_reversed': true,
  'member.label': true,
  'member.note_added': true,
  'member.note_pinned': true,
  'member.note_withdrawn': true,
  'member.sessions_ended': true,
  'message.created': true,
  'message.stopped': true,
  'desk.assigned': true,
  'desk.closed': true,
  'desk.hours': true,
  'desk.answer_saved': true,
  'desk.answer_removed': true,
  'content.created': true,
  'content.published': true,
  'content.rolled_back': true,
  'content.archived': true,
  'content.moved': true,
  'member.type': true,
  'staff.invited': true,
  'staff.joined': true,
  'staff.passkey_added': true,
  'staff.passkey_removed': true,
  'staff.reset': true,
  'staff.roles': true,
  'staff.sessions_ended': true,
  'vendor.limit': true,
  'vendor.switched': true,
} satisfies Record<StaffAction, true>) as StaffAction[] // Object.keys loses the literal keys

/** What staff has changed, newest first. */
export function TrailScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { choice, set } = useFilters()
  const action = choice('action', actions)
  const query = usePages([merchant.code, 'trail', action], (before: number | undefined) =>
    listTrail({ query: { action, before } }, merchant.code),
  )
  return (
    <>
      <Title order={1}>{t('office.trail.title')}</Title>
      <AddressFilter
        label={t('office.trail.filter')}
        all={t('office.trail.all')}
        value={action}
        choices={actions}
        textOf={(one) => t(`office.action.${one}`)}
        onChoose={(value) => set('action', value)}
      />
      <PagedRows query={query}>
        {(rows) => <TrailTable rows={rows} empty={t('office.trail.empty')} hasSubject />}
      </PagedRows>
    </>
  )
}
