import { readAgent } from '@foyer/contract'
import { expect, test, vi } from 'vitest'
import { type RenderOptions, renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { AgentLinks } from './agent-links.tsx'
import { AgentRegistered } from './agent-register.tsx'
import { AgentRegisterScreen } from './agent-register-screen.tsx'

const render = (part: React.ReactNode, options: RenderOptions = {}) =>
  renderElement(<NoticesContext value={createNotices()}>{part}</NoticesContext>, {
    ...options,
    path: '/m/agentRegister',
  })

test('AGENT-02 OPEN-25 ROLE-09 ROUTE-08 an agent registers a member, with a password that can be shown', async () => {
  const value = { code: 'AB12', links: [] }
  const markup = await render(<AgentRegisterScreen />, { seeds: [{ path: readAgent.path, value }] })
  expect(markup).toContain('Register a member')
  expect(markup).toContain('name="password"')
  expect(markup).toContain('aria-label="Show password"')
  expect(markup).toContain('href="/m/agent"')
  // The browser does not keep the new user name as the agent's own.
  const [field = ''] = /<input[^>]*name="username"[^>]*>/.exec(markup) ?? []
  expect(field).toMatch(/autocomplete="off"/i)
})

test('ROUTE-08 the form of registration stays while the links wait or fail; another platform has neither', async () => {
  expect(await render(<AgentRegisterScreen />)).toContain('name="username"')
  const failures = [{ path: readAgent.path, query: {}, status: 503 }] as const
  const failed = await render(<AgentRegisterScreen />, { failures })
  for (const text of ['name="username"', 'Try again']) expect(failed).toContain(text)
  expect(await render(<AgentRegisterScreen />, { missing: [readAgent.path] })).not.toContain('name="username"')
})

test('AGENT-02 the new member’s user name and password stand there to be handed over', async () => {
  const credentials = { username: 'newmember', password: 'Abc12345' }
  const markup = await render(<AgentRegistered credentials={credentials} onAgain={vi.fn()} />)
  for (const text of ['newmember', 'Abc12345', 'Copy both', 'Copy Password', 'Register another one'])
    expect(markup).toContain(text)
})

const link = {
  ...{ id: '42', name: 'My group', clicks: 1_234, registrations: 5, firstDeposits: 2 },
  createdAt: '2026-10-01T00:00:00.000Z',
}

test('each link has its address and what came of it; the main one has no channel', async () => {
  const markup = await render(<AgentLinks agent={{ code: 'AB12', links: [{ ...link, id: '0', name: '' }, link] }} />)
  expect(markup).toContain('https://www.aurora.example/m/register?affiliateCode=AB12<')
  expect(markup).toContain('https://www.aurora.example/m/register?affiliateCode=AB12&amp;tid=42<')
  for (const text of ['My group', '1,234', 'Sign-ups', 'QR code', 'Close link', 'Create link'])
    expect(markup).toContain(text)
  expect(markup.match(/Close link/g)).toHaveLength(1)
})

test('the limit of links and an agent without a code have a sentence in place of the form', async () => {
  const links = Array.from({ length: 50 }, (_, index) => ({ ...link, id: String(index + 1) }))
  expect(await render(<AgentLinks agent={{ code: 'AB12', links }} />)).toContain('the limit of 50 links')
  const none = await render(<AgentLinks agent={{ code: null, links: [] }} />)
  expect(none).toContain('Please contact support')
  expect(none).not.toContain('Create link')
})
