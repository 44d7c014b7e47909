import type { EndpointValue, readDeskReport } from '@foyer/contract'
import { Card, Group, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { readDeskReport as read } from '../../lib/calls.ts'
import { readNow } from '../../lib/clock.ts'
import { formatSeconds } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './desk.module.css'
import { DeskPage } from './desk-page.tsx'

type Report = EndpointValue<typeof readDeskReport>
type Person = Report['people'][number]
const SHOWN_DAYS = 7
const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Load, time to the first answer and ratings of a period, which stands in the address. */
export function DeskReportScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [search, setSearch] = useSearchParams()
  const from = search.get('from') ?? dayOf(readNow().getTime() - (SHOWN_DAYS - 1) * DAY_MS)
  const to = search.get('to') ?? dayOf(readNow().getTime())
  const query = useQuery({
    queryKey: [merchant.code, 'desk-report', from, to],
    queryFn: () => read({ query: { from, to } }, merchant.code),
    enabled: DAY.test(from) && DAY.test(to),
  })
  const days = { from, to }
  return (
    <DeskPage title={t('office.desk.report')}>
      <Group>
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`office.desk.report.${name}`)}
            value={days[name]}
            onChange={({ currentTarget: { value } }) => setSearch({ ...days, [name]: value }, { replace: true })}
          />
        ))}
      </Group>
      <Loaded query={query}>{(report) => <Numbers report={report} />}</Loaded>
    </DeskPage>
  )
}

function dayOf(ms: number): string {
  const at = new Date(ms)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

function Numbers({ report }: { report: Report }) {
  const { t, tag } = useTranslation()
  const time = (seconds: number | null) => (seconds === null ? '–' : formatSeconds(seconds, tag))
  const average = (rating: number | null) =>
    rating === null ? '–' : rating.toLocaleString(tag, { maximumFractionDigits: 1 })
  const facts = [
    [t('office.desk.report.conversations'), report.conversations.toLocaleString(tag)],
    [t('office.desk.report.answered'), report.answered.toLocaleString(tag)],
    [t('office.desk.report.median'), time(report.firstAnswerMedianSeconds)],
    [t('office.desk.report.p90'), time(report.firstAnswerP90Seconds)],
    [t('office.desk.report.rating'), `${average(report.ratingAverage)} (${report.ratings.toLocaleString(tag)})`],
  ] as const
  const hours = report.byHour.map((count, hour) => ({ hour, count }))
  const most = Math.max(1, ...report.byHour)
  return (
    <>
      <div className={styles.numbers}>
        {facts.map(([name, value]) => (
          <Card withBorder key={name}>
            <Text size="xl" fw={700}>
              {value}
            </Text>
            <Text>{name}</Text>
          </Card>
        ))}
      </div>
      <section>
        <Title order={2} size="h4">
          {t('office.desk.report.byHour')}
        </Title>
        <DataTable
          label={t('office.desk.report.byHour')}
          columns={[
            {
              id: 'hour',
              head: t('office.desk.report.hour'),
              cell: ({ hour }) => `${String(hour).padStart(2, '0')}:00`,
            },
            { id: 'count', head: t('office.desk.report.conversations'), cell: ({ count }) => count, isNumber: true },
            {
              id: 'bar',
              head: '',
              cell: ({ count }) => <meter className={styles.bar} min={0} max={most} value={count} />,
            },
          ]}
          rows={hours.filter(({ count }) => count > 0)}
          keyOf={({ hour }) => hour}
          empty={t('office.desk.report.empty')}
        />
      </section>
      <section>
        <Title order={2} size="h4">
          {t('office.desk.report.people')}
        </Title>
        <DataTable
          label={t('office.desk.report.people')}
          columns={[
            { id: 'name', head: t('office.staff.name'), cell: (row: Person) => row.name },
            {
              id: 'answers',
              head: t('office.desk.report.answers'),
              cell: (row: Person) => row.answers,
              isNumber: true,
            },
            {
              id: 'conversations',
              head: t('office.desk.report.conversations'),
              cell: (row: Person) => row.conversations,
              isNumber: true,
            },
            {
              id: 'median',
              head: t('office.desk.report.median'),
              cell: (row: Person) => time(row.firstAnswerMedianSeconds),
              isNumber: true,
            },
            {
              id: 'rating',
              head: t('office.desk.report.rating'),
              cell: (row: Person) => `${average(row.ratingAverage)} (${row.ratings})`,
              isNumber: true,
            },
          ]}
          rows={report.people}
          keyOf={({ personId }) => personId}
          empty={t('office.desk.report.empty')}
        />
      </section>
    </>
  )
}
