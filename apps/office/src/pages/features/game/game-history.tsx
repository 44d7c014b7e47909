import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listGameTrail } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'

/** What staff has changed of games and vendors. */
export function GameHistory() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'games', 'trail'],
    queryFn: () => listGameTrail({}, merchant.code),
  })
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.trail')}
      </Title>
      <Loaded query={query}>
        {({ items }) => <TrailTable rows={items} empty={t('office.member.trail.empty')} hasSubject />}
      </Loaded>
    </section>
  )
}
