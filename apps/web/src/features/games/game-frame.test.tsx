import { findEntrance, type InitialDataEntry, wallet } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { GameFrame } from './game-frame.tsx'

const balance = { currency: 'PHP', balanceMinor: '123450', availableMinor: '123450', heldMinor: '0' }

test('GAME-06 the bar over a framed game has no balance that would tell a result before the game does', async () => {
  const gameUrl = findEntrance('https://arcade.example')
  if (!gameUrl) throw new Error('no address')
  const seeds: InitialDataEntry[] = [{ path: wallet.path, value: { balances: [balance] } }]
  const frame = (
    <GameFrame gameUrl={gameUrl} gameCode="SLOT" onClose={() => undefined} onFramed={() => undefined} isOpen />
  )
  const markup = await renderElement(frame, { seeds, path: '/m/launchGame' })
  expect(markup).toContain('Close game')
  expect(markup).not.toContain('1,234.50')
})
