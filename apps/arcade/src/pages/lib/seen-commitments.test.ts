import { beforeEach, expect, it, vi } from 'vitest'
import { findSeenCommitment, storeCommitment } from './seen-commitments.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})

const numbers = Array.from({ length: 100 }, (_, index) => index + 1)

it('T21 a draw of once a day keeps its commitment, whatever is played meanwhile', () => {
  storeCommitment('SEA4D-20991231-0001', 'of the day', 1)
  for (const number of numbers) {
    storeCommitment(`crash-${number}`, `of crash ${number}`, number)
    storeCommitment(`20991231-${String(number).padStart(4, '0')}`, `of five ${number}`, number)
  }
  expect(findSeenCommitment('SEA4D-20991231-0001')).toMatchObject({ commitment: 'of the day', seenMs: 1 })
  const kept = (name: (number: number) => string) => numbers.filter((number) => findSeenCommitment(name(number)))
  const newest = numbers.slice(-80)
  expect(kept((number) => `crash-${number}`)).toEqual(newest)
  expect(kept((number) => `20991231-${String(number).padStart(4, '0')}`)).toEqual(newest)
})

it('T21 a commitment that was seen first is kept', () => {
  storeCommitment('crash-1', 'first', 1)
  storeCommitment('crash-1', 'other', 2)
  expect(findSeenCommitment('crash-1')).toEqual({ drawId: 'crash-1', commitment: 'first', seenMs: 1 })
})
