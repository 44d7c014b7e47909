import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../lib/i18n.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Game } from './game.types.ts'

/** The games of a category in an order that is saved as a whole. */
export function GameOrder({
  games,
  onSave,
  onClose,
}: {
  games: readonly Game[]
  onSave(codes: readonly string[]): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const [order, setOrder] = useState(games)
  /** Moves a game to a place. */
  const move = (from: number, to: number) =>
    setOrder((now) => {
      const game = now[from]
      return game === undefined ? now : now.toSpliced(from, 1).toSpliced(to, 0, game)
    })
  const place = (game: Game) => order.indexOf(game)
  return (
    <>
      <Group gap="xs">
        <Button onClick={() => onSave(order.map(({ code }) => code))}>{t('office.games.order.save')}</Button>
        <Button variant="default" onClick={onClose}>
          {t('office.cancel')}
        </Button>
      </Group>
      <DataTable
        label={t('office.games.order')}
        columns={[
          { id: 'place', head: t('office.trail.number'), cell: (game: Game) => place(game) + 1, isNumber: true },
          { id: 'title', head: t('office.games.game'), cell: ({ title }: Game) => title },
          {
            id: 'move',
            head: t('office.limit.change'),
            cell: (game: Game) => (
              <Group gap="xs">
                {(
                  [
                    ['first', 0],
                    ['up', place(game) - 1],
                    ['down', place(game) + 1],
                  ] as const
                ).map(([name, to]) => (
                  <Button
                    key={name}
                    size="xs"
                    variant="default"
                    aria-label={`${t(`office.games.order.${name}`)}: ${game.title}`}
                    disabled={to < 0 || to >= order.length || to === place(game)}
                    onClick={() => move(place(game), to)}
                  >
                    {t(`office.games.order.${name}`)}
                  </Button>
                ))}
              </Group>
            ),
          },
        ]}
        rows={order}
        keyOf={({ code }) => code}
        empty={t('office.games.empty')}
      />
    </>
  )
}
