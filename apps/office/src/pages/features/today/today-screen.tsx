import { Anchor, Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { readToday } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import styles from './today.module.css'

/** What waits, each with the list that it counts. */
const lists = {
  openApprovals: 'approvals?state=open',
  openWithdrawals: 'payments?kind=withdrawal&state=open',
  unknownPayouts: 'payments?kind=withdrawal&state=unknown',
  openIncidents: 'incidents',
  dueClosures: 'today/closures',
  downVendors: 'games/vendors',
  openMessages: 'messages',
} as const
const items = Object.keys(lists) as (keyof typeof lists)[] // Object.keys loses the literal keys
/** What waits is read again on its own. */
const REFRESH_MS = 30_000

/** What waits for the person's roles. */
export function TodayScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'today'],
    queryFn: () => readToday({}, merchant.code),
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <Title order={1}>{t('office.today.title')}</Title>
      <Loaded query={query}>
        {(today) => {
          const shown = items.flatMap((item) => (today[item] === undefined ? [] : [{ item, count: today[item] }]))
          if (shown.length === 0) return <Text c="dimmed">{t('office.today.nothing')}</Text>
          return (
            <ul className={styles.list}>
              {shown.map(({ item, count }) => (
                <Card component="li" withBorder key={item}>
                  <Text size="xl" fw={700}>
                    {count.toLocaleString(tag)}
                  </Text>
                  <Anchor component={Link} href={`/${merchant.code}/${lists[item]}`}>
                    {t(`office.today.${item}`)}
                  </Anchor>
                </Card>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </>
  )
}
