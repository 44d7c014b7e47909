import type { DeskPriority, DeskTab } from '@foyer/contract'
import { Badge, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { useSearchParams } from 'wouter'
import { listDesk } from '../../lib/calls.ts'
import { readNow } from '../../lib/clock.ts'
import { formatAgo, formatShort } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import styles from './desk.module.css'
import type { Conversation } from './desk.types.ts'
import { deskKey } from './desk-data.ts'

const tabs = ['mine', 'unassigned', 'all', 'snoozed', 'closed'] as const satisfies readonly DeskTab[]
export const priorities = ['low', 'normal', 'high', 'urgent'] as const satisfies readonly DeskPriority[]
const TYPING_MS = 250
/** Times of waiting are told anew. */
const TICK_MS = 30_000
const colours: Partial<Record<DeskPriority, string>> = { high: 'orange', urgent: 'red' }

type Search = ReturnType<typeof useSearchParams>

/** The list of the address: its tab and filters. */
export function useDeskList(search: URLSearchParams) {
  const { merchant } = useOffice()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'all'
  const [find] = useDebouncedValue(search.get('find') ?? '', TYPING_MS)
  const priority = priorities.find((one) => one === search.get('priority'))
  const label = search.get('label') ?? undefined
  return useInfiniteQuery({
    queryKey: deskKey(merchant.code, 'list', tab, find, priority, label),
    queryFn: ({ pageParam: offset }) => listDesk({ query: { tab, find, priority, label, offset } }, merchant.code),
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.hasMore ? pages.reduce((sum, { items }) => sum + items.length, 0) : undefined,
    refetchInterval: 60_000,
  })
}

/** Conversations of one tab, those that wait longest first. */
export function DeskList({
  list,
  search,
  setSearch,
  selectedId,
  onSelect,
}: {
  list: ReturnType<typeof useDeskList>
  search: Search[0]
  setSearch: Search[1]
  selectedId: string | undefined
  onSelect(id: string): void
}) {
  const { t, tag } = useTranslation()
  const tab = search.get('tab') ?? 'all'
  const [first] = list.data?.pages ?? []
  const change = (name: string, value: string) =>
    setSearch(
      (known) => {
        const { [name]: _former, ...others } = Object.fromEntries(known)
        return value === '' ? others : { ...others, [name]: value }
      },
      { replace: true },
    )
  return (
    <section className={styles.list} aria-label={t('office.desk.list')}>
      <nav className={styles.tabs} aria-label={t('office.desk.tabs')}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-current={one === tab ? 'true' : undefined}
            onClick={() => change('tab', one)}
          >
            {t(`office.desk.tab.${one}`)}
            {first && one !== 'closed' ? <span>{first.counts[one].toLocaleString(tag)}</span> : null}
          </button>
        ))}
      </nav>
      <TextInput
        data-desk="find"
        type="search"
        aria-label={t('office.desk.find')}
        placeholder={t('office.desk.find')}
        maxLength={64}
        value={search.get('find') ?? ''}
        onChange={({ currentTarget: { value } }) => change('find', value)}
      />
      <Group grow gap="xs">
        <NativeSelect
          aria-label={t('office.desk.priority')}
          value={search.get('priority') ?? ''}
          data={[
            { value: '', label: t('office.desk.priority.any') },
            ...priorities.map((value) => ({ value, label: t(`office.desk.priority.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => change('priority', value)}
        />
        {first && first.labels.length > 0 ? (
          <NativeSelect
            aria-label={t('office.desk.label')}
            value={search.get('label') ?? ''}
            data={[
              { value: '', label: t('office.desk.label.any') },
              ...first.labels.map((value) => ({ value, label: value })),
            ]}
            onChange={({ currentTarget: { value } }) => change('label', value)}
          />
        ) : null}
      </Group>
      {first && !first.isOpen ? <Text size="sm">{t('office.desk.closedNow')}</Text> : null}
      <Loaded query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) return <Text c="dimmed">{t('office.desk.empty')}</Text>
          return (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Row row={row} isSelected={row.id === selectedId} onSelect={() => onSelect(row.id)} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('office.more')}
        </Button>
      ) : null}
    </section>
  )
}

function Row({ row, isSelected, onSelect }: { row: Conversation; isSelected: boolean; onSelect(): void }) {
  const { t, tag } = useTranslation()
  const nowMs = useNowMs()
  const { newest, unread, waitingSince, priority, labels } = row
  const own = newest.from === 'staff' ? `${newest.author ?? ''}: ` : ''
  const content = newest.text || (newest.images.length > 0 ? t('office.desk.image') : t('office.desk.event'))
  return (
    <button type="button" className={styles.row} aria-current={isSelected ? 'true' : undefined} onClick={onSelect}>
      <span className={styles.line}>
        <strong className={styles.name}>{nameVisitor(row, t('office.desk.guest'))}</strong>
        <span className={styles.faint}>{formatShort(newest.at, tag)}</span>
      </span>
      <span className={styles.newest}>{own + content}</span>
      <span className={styles.line}>
        <span className={styles.faint}>{row.assigneeName ?? t('office.desk.nobody')}</span>
        {waitingSince === null ? null : (
          <span className={styles.faint}>{t('office.desk.waits', { time: formatAgo(waitingSince, tag, nowMs) })}</span>
        )}
      </span>
      {unread > 0 || priority !== 'normal' || labels.length > 0 || row.isOffline ? (
        <Group gap={4}>
          {unread > 0 ? <Badge>{t('office.desk.unread', { count: unread })}</Badge> : null}
          {priority === 'normal' ? null : (
            <Badge color={colours[priority] ?? 'gray'}>{t(`office.desk.priority.${priority}`)}</Badge>
          )}
          {row.isOffline ? <Badge variant="outline">{t('office.desk.wasOffline')}</Badge> : null}
          {labels.map((label) => (
            <Badge key={label} variant="outline" tt="none">
              {label}
            </Badge>
          ))}
        </Group>
      ) : null}
    </button>
  )
}

/** A member by name, a guest by the address for the answer. */
export function nameVisitor({ username, email }: Pick<Conversation, 'username' | 'email'>, guest: string): string {
  return username ?? email ?? guest
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => readNow().getTime())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(readNow().getTime()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
