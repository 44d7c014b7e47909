import { listLogins, listSessions } from '@foyer/contract'
import { expect, it } from 'vitest'
import { matchRoute } from '../../routes.rules.ts'
import { listSecurityEntries, securityEntries } from './security-entries.rules.ts'

it('DEC-30 the security page leads to everything that the platform has', () => {
  expect(listSecurityEntries({})).toEqual(['password', 'sessions', 'logins'])
})

it('DEC-02 nothing leads to what nobody answers', () => {
  expect(listSecurityEntries({ missing: [listSessions.path, listLogins.path] })).toEqual(['password'])
})

it('every entry leads to a page of the table', () => {
  for (const { href } of Object.values(securityEntries)) expect(matchRoute(href.split('?')[0] ?? '')).toBeDefined()
})
