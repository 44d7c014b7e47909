import { Anchor, Badge, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listMovements, readMember } from '../../lib/calls.ts'
import { formatDevice, formatMoney, formatShort } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import styles from './desk.module.css'
import type { Conversation } from './desk.types.ts'

const SHOWN_MOVEMENTS = 8
const SHOWN_SESSIONS = 4

/** The member of a conversation: what a question is mostly about. */
export function DeskMember({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { memberId, email } = conversation
  return (
    <aside className={styles.beside} aria-label={t('office.desk.member')}>
      {memberId === null ? (
        <>
          <Title order={2} size="h4">
            {t('office.desk.guest')}
          </Title>
          <Text>{email ?? t('office.desk.guest.noEmail')}</Text>
        </>
      ) : (
        <Member key={memberId} id={memberId} />
      )}
    </aside>
  )
}

function Member({ id }: { id: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const member = useQuery({
    queryKey: [merchant.code, 'member', id],
    queryFn: () => readMember({ params: { id } }, merchant.code),
  })
  const movements = useQuery({
    queryKey: [merchant.code, 'member', id, 'newest'],
    queryFn: () => listMovements({ params: { id }, query: {} }, merchant.code),
  })
  return (
    <>
      <Loaded query={member}>
        {({ username, blocks, isClosed, contacts, balances, sessions, language }) => (
          <>
            <Group gap="xs">
              <Title order={2} size="h4">
                <Anchor component={Link} href={`/${merchant.code}/members/${id}`} inherit>
                  {username}
                </Anchor>
              </Title>
              {isClosed ? <Badge color="gray">{t('office.members.closed')}</Badge> : null}
              {blocks.map((block) => (
                <Badge key={block} color="red">
                  {t(`office.block.${block}`)}
                </Badge>
              ))}
            </Group>
            <Text size="sm">{[language, ...contacts.map(({ masked }) => masked)].join(' · ')}</Text>
            <Part title={t('office.member.balances')}>
              {balances.map(({ currency, availableMinor, heldMinor }) => (
                <Fact
                  key={currency}
                  name={`${t('office.member.available')} · ${t('office.member.held')}`}
                  value={`${formatMoney(availableMinor, currency, tag)} · ${formatMoney(heldMinor, currency, tag)}`}
                />
              ))}
            </Part>
            <Part title={t('office.member.sessions')}>
              {sessions.length === 0 ? <Text size="sm">{t('office.member.sessions.empty')}</Text> : null}
              {sessions.slice(0, SHOWN_SESSIONS).map((session) => (
                <Fact
                  key={session.id}
                  name={formatDevice(session.device)}
                  value={formatShort(session.lastSeenAt, tag)}
                />
              ))}
            </Part>
          </>
        )}
      </Loaded>
      <Part title={t('office.member.movements')}>
        <Loaded query={movements}>
          {({ items }) => (
            <>
              {items.length === 0 ? <Text size="sm">{t('office.member.movements.empty')}</Text> : null}
              {items.slice(0, SHOWN_MOVEMENTS).map((row) => (
                <Fact
                  key={row.id}
                  name={`${t(`office.kind.${row.kind}`)} · ${t(`office.phase.${row.phase}`)} · ${formatShort(row.at, tag)}`}
                  value={formatMoney(row.amountMinor, row.currency, tag)}
                />
              ))}
            </>
          )}
        </Loaded>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className={styles.fact}>
      <span className={styles.faint}>{name}</span>
      <span>{value}</span>
    </p>
  )
}
