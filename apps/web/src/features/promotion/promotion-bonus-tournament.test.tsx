import type { TournamentBoard } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { Tournament, TournamentPlaces } from './promotion-bonus-tournament.tsx'

const reward = { offerId: 'race', currency: 'PHP' }

test('OPEN-39 a tournament that was joined says the own place and what it gives', async () => {
  const show = (tournament: Parameters<typeof Tournament>[0]['tournament']) =>
    renderElement(<Tournament reward={reward} tournament={tournament} />)
  const none = await show({ isJoined: true, standing: null })
  expect(none).toContain('Your settled bets count from the start')
  const placed = await show({ isJoined: true, standing: { place: 2, score: '500', prizeMinor: '40000' } })
  for (const text of ['Your place: 2', 'Prize: ₱400']) expect(placed).toContain(text)
})

test('OPEN-39 the leaderboard has masked names, scores and prizes, and marks the own place', async () => {
  const board: TournamentBoard = {
    ...{ measure: 'stake', currency: 'PHP', entrants: 1_204, prizesMinor: ['90000'], own: null },
    places: [
      { place: 1, score: '70000', prizeMinor: '90000', name: 'm***a', isOwn: false },
      { place: 2, score: '50000', prizeMinor: null, name: 'j***n', isOwn: true },
    ],
  }
  const markup = await renderElement(<TournamentPlaces board={board} />)
  for (const text of ['The highest settled stakes win', 'm***a', 'Stakes: ₱700', '₱900', 'aria-current="true"', 'You'])
    expect(markup).toContain(text)
  expect(markup).not.toContain('j***n')
  const rounds = await renderElement(<TournamentPlaces board={{ ...board, measure: 'rounds', places: [] }} />)
  for (const text of ['The most settled rounds win', 'Nobody has a place yet']) expect(rounds).toContain(text)
})
