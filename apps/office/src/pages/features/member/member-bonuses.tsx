import type { EndpointValue, listStaffMemberBonuses as listCall } from '@foyer/contract'
import { isCurrencyCode, parseAmount } from '@foyer/money'
import { Button, Group, NumberInput, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { giveStaffBonus, listStaffMemberBonuses, reverseStaffBonus } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type Grant = EndpointValue<typeof listCall>['items'][number]
const MAX_WAGER_TIMES = 10

/** A member's bonuses: where each stands, one given by hand, one taken back. */
export function MemberBonuses({ memberId }: { memberId: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const [opened, setOpened] = useState<Grant | 'new'>()
  const query = useQuery({
    queryKey: [merchant.code, 'member', memberId, 'bonuses'],
    queryFn: () => listStaffMemberBonuses({ params: { id: memberId } }, merchant.code),
  })
  const has = (...roles: readonly string[]) => merchant.roles.some((role) => roles.includes(role))
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    void query.refetch()
  }
  const money = (minor: string, row: Grant) => formatMoney(minor, row.currency, tag)
  const columns = [
    { id: 'at', head: t('office.bonus.at'), cell: (row: Grant) => formatTime(row.createdAt, tag) },
    { id: 'title', head: t('office.bonus.offer'), cell: (row: Grant) => row.title || t('office.bonus.manual') },
    { id: 'state', head: t('office.bonus.state'), cell: (row: Grant) => t(`office.bonus.state.${row.state}`) },
    { id: 'amount', head: t('office.bonus.amount'), cell: (row: Grant) => money(row.amountMinor, row), isNumber: true },
    { id: 'left', head: t('office.bonus.left'), cell: (row: Grant) => money(row.balanceMinor, row), isNumber: true },
    {
      id: 'wagered',
      head: t('office.bonus.wagered'),
      cell: (row: Grant) => `${money(row.wageredMinor, row)} / ${money(row.wagerTargetMinor, row)}`,
      isNumber: true,
    },
    { id: 'paid', head: t('office.bonus.paid'), cell: (row: Grant) => money(row.convertedMinor, row), isNumber: true },
    {
      id: 'reverse',
      head: '',
      cell: (row: Grant) =>
        row.endedAt === null && has('owner', 'finance', 'risk') ? (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('office.bonus.reverse')}: ${row.title || t('office.bonus.manual')}`}
            onClick={() => setOpened(row)}
          >
            {t('office.bonus.reverse')}
          </Button>
        ) : null,
    },
  ]
  return (
    <section>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('office.member.tab.bonuses')}
        </Title>
        {has('owner', 'finance') ? (
          <Button variant="default" onClick={() => setOpened('new')}>
            {t('office.bonus.give')}
          </Button>
        ) : null}
      </Group>
      <Loaded query={query}>
        {({ items, currency }) => (
          <>
            <DataTable
              label={t('office.member.tab.bonuses')}
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
              empty={t('office.bonus.empty')}
            />
            {opened === 'new' ? (
              <GiveDialog memberId={memberId} currency={currency} onDone={done} onClose={close} />
            ) : null}
          </>
        )}
      </Loaded>
      {opened === undefined || opened === 'new' ? null : (
        <ReasonDialog
          title={t('office.bonus.reverse')}
          submit={t('office.bonus.reverse')}
          run={(reason) => reverseStaffBonus({ body: { memberId, grantId: opened.id, reason } }, merchant.code)}
          onDone={done}
          onClose={close}
        />
      )}
    </section>
  )
}

interface GiveDialogProps {
  memberId: string
  currency: string
  onDone(): void
  onClose(): void
}

function GiveDialog({ memberId, currency, onDone, onClose }: GiveDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [requestId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [wagerTimes, setWagerTimes] = useState(1)
  const parsed = isCurrencyCode(currency) ? parseAmount(text.trim(), currency) : undefined
  const amountMinor = parsed?.ok === true && parsed.amount.minor > 0n ? String(parsed.amount.minor) : undefined
  return (
    <ReasonDialog
      title={t('office.bonus.give')}
      submit={t('office.bonus.give')}
      isReady={amountMinor !== undefined}
      run={(reason) =>
        giveStaffBonus(
          { body: { requestId, memberId, amountMinor: amountMinor ?? '', wagerTimes, reason } },
          merchant.code,
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextInput
            label={`${t('office.bonus.amount')} (${currency})`}
            inputMode="decimal"
            data-autofocus
            value={text}
            error={isTried && amountMinor === undefined ? t('office.offer.wrong') : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <NumberInput
            label={t('office.offer.field.wagerTimes')}
            min={0}
            max={MAX_WAGER_TIMES}
            allowDecimal={false}
            clampBehavior="strict"
            value={wagerTimes}
            onChange={(value) => setWagerTimes(Number(value) || 0)}
          />
        </>
      )}
    </ReasonDialog>
  )
}
