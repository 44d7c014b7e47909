import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGameByCode, LOTTERY } from '../../game/arcade-game.rules.ts'
import { games } from '../../games/games.rules.ts'
import { nameScreen, nameSwitchPath } from './session-screen.rules.ts'

const round = '0192f3c4-8d1e-4a55-9c02-6f3b1c9e7a10'
const nameOf = (gameCode: string, launched: object = {}) =>
  nameScreen(findGameByCode(games, gameCode) ?? LOTTERY, { gameCode, ...launched })

test.each([
  ['FIVE', {}, '/'],
  ['FIVE', { options: { prizeMode: 'LEVELS', lottoView: 'SIDES' } }, '/?prizeMode=LEVELS&lottoView=SIDES'],
  ['FIVE', { options: { prizeMode: 'STANDARD', lottoView: 'STANDARD' } }, '/?prizeMode=STANDARD'],
  ['FIVE', { options: { prizeMode: 'a&b=c' } }, '/'],
  ['FIVE', { options: { lottoView: 'CHART' } }, '/draws?view=trend'],
  ['FIVEDAY', { options: { lottoView: 'CHART', prizeMode: 'LEVELS' } }, '/l/FIVEDAY/draws?view=trend&prizeMode=LEVELS'],
  ['FIVE', { options: { lottoView: 'CHART', prizeMode: 'a&b=c', playType: 'any' } }, '/draws?view=trend'],
  ['SEA4D', {}, '/l/SEA4D'],
  ['SEA4D', { roundId: round }, `/l/SEA4D/tickets/${round}`],
  ['DICE', {}, '/games/dice'],
  ['DICE', { roundId: round }, `/games/dice/rounds/${round}`],
  ['DICE', { roundId: '../../x' }, '/games/dice'],
  ['CRASH', {}, '/games/crash'],
  ['CRASH', { options: { prizeMode: 'STANDARD' } }, '/games/crash'],
])('GAME-05 the screen of %s launched with %j: %s', (gameCode, launched, path) => {
  expect(nameOf(gameCode, launched)).toBe(path)
})

test('every game of the list opens its own screen', () => {
  const { games } = JSON.parse(readFileSync(new URL('../../../games.json', import.meta.url), 'utf8'))
  const codes: string[] = games.map(({ code }: { code: string }) => code)
  expect(new Set(codes.map((code) => nameOf(code))).size).toBe(codes.length)
})

test.each([
  ['CRASH', '/games/crash/switch'],
  ['FIVE', '/switch'],
  ['SEA4D', '/switch?game=SEA4D'],
])('the page that asks whose session continues in %s: %s', (gameCode, path) => {
  expect(nameSwitchPath(findGameByCode(games, gameCode) ?? LOTTERY, gameCode)).toBe(path)
})
