import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listMemberTrail } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './member.module.css'
import type { Member, MemberTabProps } from './member.types.ts'
import { MemberBlocks } from './member-blocks.tsx'
import { MemberContacts } from './member-contacts.tsx'
import { MemberStanding } from './member-standing.tsx'

/** Who the member is, what staff may change of it, and what it has changed. */
export function MemberOverview({ member, onChanged }: MemberTabProps) {
  const { t, tag } = useTranslation()
  const facts = [
    [t('office.member.id'), member.id],
    [t('office.member.nickname'), member.nickname ?? '–'],
    [t('office.member.language'), member.language],
    [t('office.member.registered'), member.registerMethod],
    [t('office.members.created'), formatTime(member.createdAt, tag)],
    [
      t('office.members.lastLogin'),
      member.lastLoginAt === null ? t('office.never') : formatTime(member.lastLoginAt, tag),
    ],
  ] as const
  return (
    <>
      <div className={styles.cards}>
        <Card withBorder component="section">
          <Title order={2} size="h4">
            {t('office.member.profile')}
          </Title>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card withBorder component="section">
          <Title order={2} size="h4">
            {t('office.member.blocks')}
          </Title>
          <MemberBlocks member={member} onChanged={onChanged} />
        </Card>
        <Card withBorder component="section">
          <Title order={2} size="h4">
            {t('office.member.standing')}
          </Title>
          <MemberStanding member={member} onChanged={onChanged} />
        </Card>
        <Card withBorder component="section">
          <Title order={2} size="h4">
            {t('office.member.contacts')}
          </Title>
          <MemberContacts member={member} onChanged={onChanged} />
        </Card>
      </div>
      <Balances member={member} />
      <History memberId={member.id} />
    </>
  )
}

function Balances({ member }: { member: Member }) {
  const { t, tag } = useTranslation()
  type Balance = Member['balances'][number]
  const money = (field: 'balanceMinor' | 'heldMinor' | 'availableMinor' | 'bonusMinor') => (row: Balance) =>
    formatMoney(row[field], row.currency, tag)
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.balances')}
      </Title>
      <DataTable
        label={t('office.member.balances')}
        columns={[
          { id: 'balance', head: t('office.member.balance'), cell: money('balanceMinor'), isNumber: true },
          { id: 'held', head: t('office.member.held'), cell: money('heldMinor'), isNumber: true },
          { id: 'available', head: t('office.member.available'), cell: money('availableMinor'), isNumber: true },
          { id: 'bonus', head: t('office.member.bonus'), cell: money('bonusMinor'), isNumber: true },
        ]}
        rows={member.balances}
        keyOf={({ currency }) => currency}
        empty={t('office.missing')}
      />
    </section>
  )
}

/** Beside the member: what staff has changed of it. */
function History({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'member', memberId, 'trail'],
    queryFn: () => listMemberTrail({ params: { id: memberId } }, merchant.code),
  })
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.trail')}
      </Title>
      <Loaded query={query}>
        {({ items }) => <TrailTable rows={items} empty={t('office.member.trail.empty')} hasSubject={false} />}
      </Loaded>
    </section>
  )
}
