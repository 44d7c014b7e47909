import { Badge, Group, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'wouter'
import { readMember } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { WaitingNotice } from '../../lib/waiting-notice.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import type { Member, MemberTabProps } from './member.types.ts'
import { MemberBets } from './member-bets.tsx'
import { MemberBonuses } from './member-bonuses.tsx'
import { MemberLogins } from './member-logins.tsx'
import { MemberMovements } from './member-movements.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberOverview } from './member-overview.tsx'
import { MemberPayments } from './member-payments.tsx'

/** Parts of the page, each with its own address: the first one is the page's. */
const tabs = [
  { id: 'overview', Tab: MemberOverview },
  { id: 'payments', Tab: MemberPayments },
  { id: 'movements', Tab: ({ member }: MemberTabProps) => <MemberMovements memberId={member.id} /> },
  { id: 'bets', Tab: ({ member }: MemberTabProps) => <MemberBets memberId={member.id} /> },
  { id: 'bonuses', Tab: ({ member }: MemberTabProps) => <MemberBonuses memberId={member.id} /> },
  { id: 'logins', Tab: MemberLogins },
  { id: 'notes', Tab: ({ member }: MemberTabProps) => <MemberNotes memberId={member.id} /> },
] as const

/** One member on one page. */
export function MemberScreen({ id }: { id: string }) {
  const { merchant } = useOffice()
  const queryKey = [merchant.code, 'member', id]
  const query = useQuery({ queryKey, queryFn: () => readMember({ params: { id } }, merchant.code) })
  return <Loaded query={query}>{(member) => <MemberPage member={member} />}</Loaded>
}

function MemberPage({ member }: { member: Member }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { tab } = useParams<{ tab?: string }>()
  const client = useQueryClient()
  const [isWaiting, setIsWaiting] = useState(false)
  const reload = () => void client.invalidateQueries({ queryKey: [merchant.code, 'member', member.id] })
  const { id: current, Tab } = tabs.find(({ id }) => id === tab) ?? tabs[0]
  const base = `/${merchant.code}/members/${member.id}`
  return (
    <>
      <Group>
        <Title order={1}>{member.username}</Title>
        {member.isClosed ? <Badge color="gray">{t('office.members.closed')}</Badge> : null}
        {member.blocks.map((block) => (
          <Badge key={block} color="red">
            {t(`office.block.${block}`)}
          </Badge>
        ))}
      </Group>
      <LinkTabs
        label={member.username}
        current={current}
        tabs={tabs.map(({ id }) => ({
          id,
          href: id === 'overview' ? base : `${base}/${id}`,
          text: t(`office.member.tab.${id}`),
        }))}
      />
      {isWaiting ? <WaitingNotice onClose={() => setIsWaiting(false)} /> : null}
      <Tab
        member={member}
        onChanged={(outcome) => {
          setIsWaiting(outcome?.done === false)
          reload()
        }}
      />
    </>
  )
}
