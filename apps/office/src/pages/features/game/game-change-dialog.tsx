import type { StaffGameChange } from '@foyer/contract'
import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { changeGames, previewGames } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'

const refusals = { request_conflict: 'office.games.conflict' } as const
/** Names that are shown; the others are counted. */
const SHOWN = 20

/** Shows what members would see change, and makes the change with its reason. */
export function GameChangeDialog({
  title,
  change,
  version,
  onDone,
  onClose,
}: {
  title: string
  change: StaffGameChange
  version: string
  onDone(): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'games', 'preview', change],
    queryFn: () => previewGames({ body: { change } }, merchant.code),
    staleTime: 0,
  })
  return (
    <ReasonDialog
      title={title}
      submit={title}
      refusals={refusals}
      run={(reason) => changeGames({ body: { change, version, reason } }, merchant.code)}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <Loaded query={query}>
          {({ turnedOn, turnedOff, isReordered }) => (
            <>
              <Names text={t('office.games.turnedOn', { count: turnedOn.length })} names={turnedOn} />
              <Names text={t('office.games.turnedOff', { count: turnedOff.length })} names={turnedOff} />
              {isReordered ? <Text>{t('office.games.reordered')}</Text> : null}
              {turnedOn.length + turnedOff.length === 0 && !isReordered ? (
                <Text>{t('office.games.unchanged')}</Text>
              ) : null}
            </>
          )}
        </Loaded>
      )}
    </ReasonDialog>
  )
}

function Names({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <Text>{text}</Text>
      <List size="sm">
        {names.slice(0, SHOWN).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
        {names.length > SHOWN ? <List.Item>+ {names.length - SHOWN}</List.Item> : null}
      </List>
    </div>
  )
}
