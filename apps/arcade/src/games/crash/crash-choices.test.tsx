import { beforeEach, expect, it, vi } from 'vitest'
import { type Choices, readChoices, storeChoices } from './crash-choices.tsx'

const ada = { playerId: 'ada', currency: 'PHP' }
const choices: Choices = {
  slots: { 1: { stakeMinor: 5_000n, auto: 150, isAuto: true }, 2: { stakeMinor: 700n, auto: 300, isAuto: false } },
  hasSecond: true,
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/games/crash' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it('T2 stakes and automatic cash-outs of the last visit are shown to their player only', () => {
  const first = readChoices(ada)
  expect(first).toMatchObject({ slots: { 1: { isAuto: false } }, hasSecond: false })
  storeChoices(choices, ada)
  expect(readChoices(ada)).toEqual(choices)
  expect(readChoices({ ...ada, playerId: 'bob' })).toEqual(first)
})

it('DEC-34 stakes of another currency are not taken over', () => {
  storeChoices(choices, ada)
  expect(readChoices({ ...ada, currency: 'USD' })).toMatchObject({ slots: { 1: { isAuto: false } }, hasSecond: true })
})
