import type { MemberBlock, StaffOutcome } from '@foyer/contract'
import { Badge, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { blockMember } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import type { Member, MemberTabProps } from './member.types.ts'

const blocks = ['login', 'deposit', 'withdrawal', 'bet'] as const satisfies readonly MemberBlock[]
const hints = { login: 'office.block.login.hint', bet: 'office.block.bet.hint' } as const
/** Days of a block of bets; the last one stands until it is ended. */
const dayChoices = [1, 7, 30, 36_500] as const

/** What the member is blocked from, each apart. */
export function MemberBlocks({ member, onChanged }: MemberTabProps) {
  const { t, tag } = useTranslation()
  const { canDo } = useOffice()
  const [opened, setOpened] = useState<MemberBlock>()
  return (
    <Stack gap="xs" mt="xs">
      {blocks.map((block) => {
        const isBlocked = member.blocks.includes(block)
        const change = isBlocked ? t('office.member.unblock') : t('office.member.block')
        const until = block === 'bet' && isEnding(member.betBlockedUntil) ? member.betBlockedUntil : null
        return (
          <Group key={block} justify="space-between">
            <Group gap="xs">
              <Text>{t(`office.block.${block}`)}</Text>
              {isBlocked ? <Badge color="red">{t('office.members.blocks')}</Badge> : null}
              {until === null ? null : (
                <Text size="sm">{t('office.member.until', { date: formatTime(until, tag) })}</Text>
              )}
            </Group>
            {canDo('owner', 'support', 'risk') ? (
              <Button
                size="xs"
                variant="default"
                aria-label={`${change}: ${t(`office.block.${block}`)}`}
                onClick={() => setOpened(block)}
              >
                {change}
              </Button>
            ) : null}
          </Group>
        )
      })}
      {opened === undefined ? null : (
        <BlockDialog
          member={member}
          block={opened}
          onClose={() => setOpened(undefined)}
          onDone={(outcome) => {
            setOpened(undefined)
            onChanged(outcome)
          }}
        />
      )}
    </Stack>
  )
}

/** A block until it is ended is stored as one of a hundred years. */
function isEnding(until: string | null): until is string {
  return until !== null && !/^2[1-9]/.test(until)
}

function BlockDialog({
  member,
  block,
  onDone,
  onClose,
}: {
  member: Member
  block: MemberBlock
  onDone(outcome: StaffOutcome): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [days, setDays] = useState<(typeof dayChoices)[number]>(7)
  const isBlocked = !member.blocks.includes(block)
  const values = { name: member.username, block: t(`office.block.${block}`) }
  const hint = isBlocked && (block === 'login' || block === 'bet') ? hints[block] : undefined
  return (
    <ReasonDialog
      title={isBlocked ? t('office.member.block.title', values) : t('office.member.unblock.title', values)}
      submit={isBlocked ? t('office.member.block') : t('office.member.unblock')}
      run={(reason) => {
        const body = { memberId: member.id, block, isBlocked, reason, ...(block === 'bet' ? { days } : {}) }
        return blockMember({ body }, merchant.code)
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <>
          {hint === undefined ? null : <Text size="sm">{t(hint)}</Text>}
          {isBlocked && block === 'bet' ? (
            <NativeSelect
              label={t('office.member.days')}
              data={dayChoices.map((choice) => ({ value: String(choice), label: t(`office.member.days.${choice}`) }))}
              value={String(days)}
              onChange={({ currentTarget: { value } }) =>
                setDays(dayChoices.find((one) => String(one) === value) ?? days)
              }
            />
          ) : null}
        </>
      )}
    </ReasonDialog>
  )
}
