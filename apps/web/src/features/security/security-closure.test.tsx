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
  expect(markup).toContain('after 7 days is paid to your payout account')
  expect(markup).toContain('type="password"')
  expect(markup).toContain('Ask to close my account')
})

test('MEMB-09 DEC-32 a request is shown, and can be taken back until its date', async () => {
  const markup = await render(closure({ requestedAt: after(-1), closesAt: after(6) }))
  expect(markup).toContain('Closing requested')
  expect(markup).toContain('Keep my account')
  expect(markup).not.toContain('type="password"')
  const over = await render(closure({ requestedAt: after(-8), closesAt: after(-1) }))
  expect(over).toContain('We’re closing your account')
  expect(over).not.toContain('Keep my account')
})

test('MEMB-09 DEC-32 while it loads and after a failure the page says so', async () => {
  expect(await render()).toContain('role="status"')
  const failures = [{ path: accountClosure.path, query: {}, status: 503 }] as const
  expect(await render({ failures })).not.toContain('type="password"')
})
