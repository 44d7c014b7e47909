import type { EndpointValue, listStaffMembers } from '@foyer/contract'
import { Anchor, Badge, Group, TextInput, Title } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import { listMembers } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { nameMemberType } from '../../lib/member-type.rules.ts'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'

type Member = EndpointValue<typeof listStaffMembers>['items'][number]
const TYPING_MS = 250

/** Members by any id or by name; what is looked for stands in the address. */
export function MemberListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useSearchParams()
  const typed = search.get('find') ?? ''
  const [find] = useDebouncedValue(typed, TYPING_MS)
  useHotkeys([['/', () => field.current?.focus()]])
  const query = usePages([merchant.code, 'members', find], (after: string | undefined) =>
    listMembers({ query: { find, after } }, merchant.code),
  )
  const columns = [
    {
      id: 'name',
      head: t('office.members.name'),
      cell: (row: Member) => (
        <Anchor component={Link} href={`/${merchant.code}/members/${row.id}`}>
          {row.username}
        </Anchor>
      ),
    },
    { id: 'type', head: t('office.members.type'), cell: (row: Member) => t(nameMemberType(row.type)) },
    { id: 'currency', head: t('office.members.currency'), cell: (row: Member) => row.currency },
    { id: 'created', head: t('office.members.created'), cell: (row: Member) => formatTime(row.createdAt, tag) },
    {
      id: 'lastLogin',
      head: t('office.members.lastLogin'),
      cell: (row: Member) => (row.lastLoginAt === null ? t('office.never') : formatTime(row.lastLoginAt, tag)),
    },
    {
      id: 'blocks',
      head: t('office.members.blocks'),
      cell: (row: Member) => (
        <Group gap="xs">
          {row.isClosed ? <Badge color="gray">{t('office.members.closed')}</Badge> : null}
          {row.blocks.map((block) => (
            <Badge key={block} color="red">
              {t(`office.block.${block}`)}
            </Badge>
          ))}
        </Group>
      ),
    },
  ]
  return (
    <>
      <Title order={1}>{t('office.members.title')}</Title>
      <TextInput
        ref={field}
        type="search"
        label={t('office.members.find')}
        description={t('office.members.find.hint')}
        maxLength={128}
        autoFocus
        value={typed}
        onChange={({ currentTarget: { value } }) => setSearch(value === '' ? {} : { find: value }, { replace: true })}
      />
      <PagedTable
        query={query}
        label={t('office.members.title')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('office.members.empty')}
      />
    </>
  )
}
