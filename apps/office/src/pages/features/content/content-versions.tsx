import { Badge, Button, Title } from '@mantine/core'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './content.module.css'
import type { Item } from './content.types.ts'

type Version = Item['versions'][number]

/** Versions of an item, the newest first; one that was published can be again. */
export function ContentVersions({
  item: { versions, live, draft },
  canRollBack,
  onRollBack,
}: {
  item: Item
  canRollBack: boolean
  onRollBack(version: number): void
}) {
  const { t, tag } = useTranslation()
  const columns = [
    { id: 'number', head: t('office.content.version'), cell: (row: Version) => row.number, isNumber: true },
    {
      id: 'author',
      head: t('office.content.author'),
      cell: (row: Version) => row.author || t('office.content.command'),
    },
    { id: 'made', head: t('office.content.made'), cell: (row: Version) => formatTime(row.madeAt, tag) },
    {
      id: 'published',
      head: t('office.content.publishedAt'),
      cell: (row: Version) => (row.publishedAt === null ? '–' : formatTime(row.publishedAt, tag)),
    },
    {
      id: 'actions',
      head: '',
      cell: ({ number, publishedAt }: Version) => {
        if (number === live)
          return (
            <Badge color="green" variant="light" className={styles.badge}>
              {t('office.content.isLive')}
            </Badge>
          )
        if (number === draft)
          return (
            <Badge color="yellow" variant="light" className={styles.badge}>
              {t('office.content.isDraft')}
            </Badge>
          )
        return canRollBack && publishedAt !== null ? (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('office.content.rollback')}: ${t('office.content.version')} ${number}`}
            onClick={() => onRollBack(number)}
          >
            {t('office.content.rollback')}
          </Button>
        ) : null
      },
    },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.content.versions')}
      </Title>
      <DataTable
        label={t('office.content.versions')}
        columns={columns}
        rows={versions}
        keyOf={({ number }) => number}
        empty={t('office.content.empty')}
      />
    </section>
  )
}
