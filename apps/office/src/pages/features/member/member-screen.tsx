import { Badge, Button, Card, Group, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endMemberSessions, listMemberTrail, readMember } from '../../lib/calls.ts'
import { formatDevice, formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './member.module.css'
import type { Member } from './member.types.ts'
import { MemberBlocks } from './member-blocks.tsx'
import { MemberMovements } from './member-movements.tsx'

/** One member on one page. */
export function MemberScreen({ id }: { id: string }) {
  const { merchant } = useOffice()
  const queryKey = [merchant.code, 'member', id]
  const query = useQuery({ queryKey, queryFn: () => readMember({ params: { id } }, merchant.code) })
  return <Loaded query={query}>{(member) => <MemberPage member={member} />}</Loaded>
}

function MemberPage({ member }: { member: Member }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const reload = () => void client.invalidateQueries({ queryKey: [merchant.code, 'member', member.id] })
  const facts = [
    [t('office.member.id'), member.id],
    [t('office.member.nickname'), member.nickname ?? '–'],
    [t('office.members.type'), member.type],
    [t('office.member.language'), member.language],
    [t('office.member.registered'), member.registerMethod],
    [t('office.members.created'), formatTime(member.createdAt, tag)],
    [
      t('office.members.lastLogin'),
      member.lastLoginAt === null ? t('office.never') : formatTime(member.lastLoginAt, tag),
    ],
    [t('office.member.contacts'), member.contacts.map(({ masked }) => masked).join(', ') || '–'],
  ] as const
  return (
    <>
      <Group>
        <Title order={1}>{member.username}</Title>
        {member.isClosed ? <Badge color="gray">{t('office.members.closed')}</Badge> : null}
      </Group>
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
          <MemberBlocks member={member} onChanged={reload} />
        </Card>
      </div>
      <Balances member={member} />
      <MemberMovements memberId={member.id} />
      <Sessions member={member} onEnded={reload} />
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

function Sessions({ member, onEnded }: { member: Member; onEnded(): void }) {
  const { t, tag } = useTranslation()
  const { merchant, canDo } = useOffice()
  const [isOpen, setIsOpen] = useState(false)
  type Session = Member['sessions'][number]
  return (
    <section>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('office.member.sessions')}
        </Title>
        {member.sessions.length > 0 && canDo('owner', 'support', 'risk') ? (
          <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
            {t('office.member.sessions.end')}
          </Button>
        ) : null}
      </Group>
      <DataTable
        label={t('office.member.sessions')}
        columns={[
          { id: 'device', head: t('office.account.device'), cell: (row: Session) => formatDevice(row.device) },
          { id: 'opened', head: t('office.account.opened'), cell: (row: Session) => formatTime(row.openedAt, tag) },
          { id: 'seen', head: t('office.account.seen'), cell: (row: Session) => formatTime(row.lastSeenAt, tag) },
        ]}
        rows={member.sessions}
        keyOf={({ id }) => id}
        empty={t('office.member.sessions.empty')}
      />
      {isOpen ? (
        <ReasonDialog
          title={`${t('office.member.sessions.end')}: ${member.username}`}
          submit={t('office.member.sessions.end')}
          run={(reason) => endMemberSessions({ body: { memberId: member.id, reason } }, merchant.code)}
          onDone={() => {
            setIsOpen(false)
            onEnded()
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
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
