import { Alert, Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslation } from './i18n.tsx'
import { useOffice } from './office.tsx'

/** A change waits for a second person; `children` say what follows. */
export function WaitingNotice({ onClose, children }: { onClose(): void; children?: ReactNode }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  return (
    <Alert role="status" withCloseButton closeButtonLabel={t('office.close')} onClose={onClose}>
      <Text>{t('office.member.waiting')}</Text>
      {children}
      <Anchor component={Link} href={`/${merchant.code}/approvals`}>
        {t('office.approvals.title')}
      </Anchor>
    </Alert>
  )
}
