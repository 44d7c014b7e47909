import { Anchor, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'

/** A page of the desk's settings or reports, with the way back to its conversations. */
export function DeskPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  return (
    <>
      <Group>
        <Title order={1}>{title}</Title>
        <Anchor component={Link} href={`/${merchant.code}/desk`}>
          {t('office.desk.toDesk')}
        </Anchor>
      </Group>
      {children}
    </>
  )
}
