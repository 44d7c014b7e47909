import { staffRoles } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { classifyDecision, listDecidable, needsSecondPerson, readState } from './approval.rules.ts'

const now = new Date('2026-11-30T12:00:00Z')
const later = new Date(now.getTime() + 1)
const open = {
  action: 'withdrawal_unblock',
  askedBy: 'ana',
  decision: null,
  decidedBy: null,
  expiresAt: later,
} as const
const by = { personId: 'ben', roles: ['risk'], decision: 'approved' } as const

describe('DEC-42 a second person', () => {
  it('is always needed for a reset of factors, and for what the merchant names', () => {
    expect(needsSecondPerson('factor_reset', [])).toBe(true)
    expect(needsSecondPerson('member_type', [])).toBe(false)
    expect(needsSecondPerson('member_type', ['member_type'])).toBe(true)
  })

  it.each([
    ['another person with the right', open, by, undefined],
    ['the person who asked', { ...open, askedBy: 'ben' }, by, 'not_allowed'],
    ['somebody without the right', open, { ...by, roles: ['finance', 'content'] }, 'not_found'],
    ['support, of a change of type', { ...open, action: 'member_type' }, { ...by, roles: ['support'] }, 'not_found'],
    ['too late', { ...open, expiresAt: now }, by, 'request_conflict'],
    ['the same again', { ...open, decision: 'approved', decidedBy: 'ben' }, by, 'same'],
    ['the same by somebody else', { ...open, decision: 'approved', decidedBy: 'cy' }, by, 'request_conflict'],
    ['the opposite', { ...open, decision: 'refused', decidedBy: 'ben' }, by, 'request_conflict'],
  ] as const)('%s', (_name, row, person, outcome) => {
    expect(classifyDecision(row, person, now)).toBe(outcome)
  })

  it('sees the requests of its roles', () => {
    expect(Object.fromEntries(staffRoles.map((role) => [role, listDecidable([role])]))).toEqual({
      owner: ['factor_reset', 'contact_reveal', 'member_type', 'withdrawal_unblock'],
      finance: [],
      support: ['factor_reset', 'withdrawal_unblock'],
      content: [],
      risk: ['factor_reset', 'contact_reveal', 'withdrawal_unblock'],
    })
    expect(readState({ decision: null, expiresAt: now }, now)).toBe('expired')
  })
})
