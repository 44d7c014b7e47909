import type { EndpointValue, listStaffTrail } from '@foyer/contract'
import { DataTable } from '../ui/data-table.tsx'
import { formatState, formatTime } from './format.ts'
import { useTranslation } from './i18n.tsx'

type TrailEntry = EndpointValue<typeof listStaffTrail>['items'][number]

/** Rows of the trail: of everything, or of one object beside it. */
export function TrailTable({ rows, empty, hasSubject }: { rows: TrailEntry[]; empty: string; hasSubject: boolean }) {
  const { t, tag } = useTranslation()
  const columns = [
    { id: 'number', head: t('office.trail.number'), cell: (row: TrailEntry) => row.number, isNumber: true },
    { id: 'at', head: t('office.trail.at'), cell: (row: TrailEntry) => formatTime(row.at, tag) },
    { id: 'person', head: t('office.trail.person'), cell: (row: TrailEntry) => row.personName },
    { id: 'action', head: t('office.trail.action'), cell: (row: TrailEntry) => t(`office.action.${row.action}`) },
    { id: 'subject', head: t('office.trail.subject'), cell: (row: TrailEntry) => row.subjectId },
    { id: 'reason', head: t('office.trail.reason'), cell: (row: TrailEntry) => row.reason },
    { id: 'before', head: t('office.trail.before'), cell: (row: TrailEntry) => formatState(row.before) },
    { id: 'after', head: t('office.trail.after'), cell: (row: TrailEntry) => formatState(row.after) },
  ]
  return (
    <DataTable
      label={t('office.trail.title')}
      columns={hasSubject ? columns : columns.filter(({ id }) => id !== 'subject')}
      rows={rows}
      keyOf={(row) => row.number}
      empty={empty}
    />
  )
}
