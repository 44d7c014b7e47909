import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { revealContact } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import type { Member, MemberTabProps } from './member.types.ts'

type Channel = Member['contacts'][number]['channel']

/** Contacts are masked; one is shown in full with a reason, as long as the page stays open. */
export function MemberContacts({ member, onChanged }: MemberTabProps) {
  const { t } = useTranslation()
  const { merchant, canDo } = useOffice()
  const [opened, setOpened] = useState<Channel>()
  const [shown, setShown] = useState<Partial<Record<Channel, string>>>({})
  if (member.contacts.length === 0) return <Text c="dimmed">{t('office.member.contacts.none')}</Text>
  return (
    <Stack gap="xs" mt="xs">
      {member.contacts.map(({ channel, masked }) => {
        const address = shown[channel]
        return (
          <Group key={channel} justify="space-between">
            {address === undefined ? <Text>{masked}</Text> : <Code>{address}</Code>}
            {canDo('owner', 'risk') && address === undefined ? (
              <Button
                size="xs"
                variant="default"
                aria-label={`${t('office.member.contact.show')}: ${masked}`}
                onClick={() => setOpened(channel)}
              >
                {t('office.member.contact.show')}
              </Button>
            ) : null}
          </Group>
        )
      })}
      {opened === undefined ? null : (
        <ReasonDialog
          title={t('office.member.contact.title', { name: member.username })}
          submit={t('office.member.contact.show')}
          run={(reason) => revealContact({ body: { memberId: member.id, channel: opened, reason } }, merchant.code)}
          onDone={({ address, ...outcome }) => {
            if (address !== null) setShown((known) => ({ ...known, [opened]: address }))
            setOpened(undefined)
            onChanged(outcome)
          }}
          onClose={() => setOpened(undefined)}
        >
          {() => <Text size="sm">{t('office.member.contact.hint')}</Text>}
        </ReasonDialog>
      )}
    </Stack>
  )
}
