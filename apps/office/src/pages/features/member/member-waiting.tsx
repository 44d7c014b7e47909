import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'

/** A change waits for a second person. */
export function WaitingNotice({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  return (
    <Alert role="status" withCloseButton closeButtonLabel={t('office.close')} onClose={onClose}>
      <Text>{t('office.member.waiting')}</Text>
      <Anchor component={Link} href={`/${merchant.code}/approvals`}>
        {t('office.approvals.title')}
      </Anchor>
    </Alert>
  )
}
