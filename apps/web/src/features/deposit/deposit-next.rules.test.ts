import { expect, test } from 'vitest'
import { findLastGame } from './deposit-next.rules.ts'

const games = [{ gameCode: 'FIVE' }, { gameCode: 'SIX' }]

test.each([
  ['/m/launchGame?prize_mode=&code=FIVE', 'FIVE'],
  ['/m/launchGame?vendor=A&code=GONE', undefined],
  ['/m/launchGame', undefined],
  [undefined, undefined],
])('after a deposit made on the way from %s the game %s is offered', (lastGame, code) => {
  expect(findLastGame(lastGame, games)?.gameCode).toBe(code)
})
