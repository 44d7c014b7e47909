import { accountClosure } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { type RenderOptions, renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { SecurityClosure } from './security-closure.tsx'

const render = (options: RenderOptions = {}) =>
  renderElement(
    <NoticesContext value={createNotices()}>
      <SecurityClosure />
    </NoticesContext>,
    { ...options, path: '/m/security?part=closure' },
  )
const closure = (value: unknown) => ({ seeds: [{ path: accountClosure.path, value }] })
const after = (days: number) => new Date(Date.parse(fixtureSettings().serverTime) + days * 86_400_000).toISOString()

test('MEMB-09 DEC-32 whoever wants to leave is led to the money first, and confirms with the password', async () => {
  const markup = await render(closure(null))
  expect(markup).toContain('href="/m/withdraw"')
  expect(markup).toContain('After 7 days our support team closes your account')
  expect(markup).toContain('type="password"')
  expect(markup).toContain('Ask to close my account')
})

test.each([
  ['before its date', 6],
  ['after it, as long as the account is open', -1],
])('MEMB-09 DEC-32 a request is shown, and can be taken back %s', async (_, days) => {
  const markup = await render(closure({ requestedAt: after(days - 7), closesAt: after(days) }))
  expect(markup).toContain('Closing requested')
  expect(markup).toContain('If money is left, they contact you to pay it out')
  expect(markup).toContain('Keep my account')
  expect(markup).not.toContain('type="password"')
})

test('MEMB-09 DEC-32 while it loads and after a failure the page says so', async () => {
  expect(await render()).toContain('role="status"')
  const failures = [{ path: accountClosure.path, query: {}, status: 503 }] as const
  expect(await render({ failures })).not.toContain('type="password"')
})
