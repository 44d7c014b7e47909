import {
  accountClosure,
  listContacts,
  listIdentities,
  listLogins,
  listPasskeys,
  listSessions,
  secondFactors,
} from '@foyer/contract'
import { expect, it } from 'vitest'
import { matchRoute } from '../../routes.rules.ts'
import { listSecurityEntries, securityEntries } from './security-entries.rules.ts'

it('DEC-30 the security page leads to everything that the merchant has', () => {
  expect(listSecurityEntries({ passkeys: true })).toEqual([
    ...['password', 'contacts', 'factors', 'passkeys', 'identities', 'sessions', 'logins', 'closure'],
  ])
  const others = ['password', 'contacts', 'factors', 'identities', 'sessions', 'logins', 'closure']
  expect(listSecurityEntries({ passkeys: false })).toEqual(others)
  expect(listSecurityEntries({})).toEqual(others)
})

it('DEC-02 nothing leads to what nobody answers', () => {
  const missing = [
    listContacts,
    secondFactors,
    listPasskeys,
    listIdentities,
    listSessions,
    listLogins,
    accountClosure,
  ].map(({ path }) => path)
  expect(listSecurityEntries({ passkeys: true }, missing)).toEqual(['password'])
})

it('every entry leads to a page of the table', () => {
  for (const { href } of Object.values(securityEntries)) expect(matchRoute(href.split('?')[0] ?? '')).toBeDefined()
})
