import { expect, it } from 'vitest'
import { readMemberQuery } from './member.rules.ts'

it.each([
  ['ana', { id: 'ana', prefix: 'ana', mayBeRound: false }],
  [' Ana ', { id: 'Ana', prefix: 'ana', mayBeRound: false }],
  [
    'Ana@Example.com',
    { id: 'Ana@Example.com', prefix: 'ana@example.com', mayBeRound: false, email: 'ana@example.com' },
  ],
  [
    '+63 917 705-7290',
    { id: '+63 917 705-7290', prefix: '+63 917 705-7290', mayBeRound: false, number: '+639177057290' },
  ],
  ['00639177057290', { id: '00639177057290', prefix: '00639177057290', mayBeRound: true, number: '+639177057290' }],
  ['FIVE-2026-12', { id: 'FIVE-2026-12', prefix: 'five-2026-12', mayBeRound: true }],
  ['', { id: '', prefix: '', mayBeRound: false }],
])('DEC-42 %j is looked up as %j', (text, query) => {
  expect(readMemberQuery(text)).toEqual(query)
})
