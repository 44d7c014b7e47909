import { type Agent, readAgent } from '@foyer/contract'
import { expect, test } from 'vitest'
import { type RenderOptions, renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { AgentScreen } from './agent-screen.tsx'

const agent: Agent = {
  ...{ state: 'none', isOpen: true, reason: null, appliedAt: null, code: null, currency: 'PHP', links: [] },
  ...{ plan: null, memberCount: 0, agentCount: 0 },
}

const render = (options: RenderOptions) =>
  renderElement(
    <NoticesContext value={createNotices()}>
      <AgentScreen />
    </NoticesContext>,
    { ...options, path: '/m/agent' },
  )
const renderAgent = (change: Partial<Agent>) =>
  render({ seeds: [{ path: readAgent.path, value: { ...agent, ...change } }] })

test.each<[string, Partial<Agent>, string, string | undefined]>([
  ['has never applied', {}, 'Become an agent', 'Send application'],
  ['has applied', { state: 'applied', appliedAt: '2026-11-01T10:00:00.000Z' }, 'Sent Nov 1, 2026', 'Send new text'],
  ['was refused', { state: 'refused', reason: 'Too few members' }, 'Reason: Too few members', 'Apply again'],
  ['comes while none are taken', { isOpen: false }, 'Aurora isn’t taking on agents', undefined],
  ['was refused and none are taken', { state: 'refused', isOpen: false }, 'wasn’t accepted', undefined],
  ['was approved after the login', { state: 'approved' }, 'Log in again', undefined],
  ['was an agent', { state: 'stopped' }, 'You’re no longer an agent', undefined],
])('a member who %s', async (_name, change, text, submitLabel) => {
  const markup = await renderAgent(change)
  expect(markup).toContain(text)
  expect(markup.includes('<textarea')).toBe(submitLabel !== undefined)
  if (submitLabel) expect(markup).toContain(submitLabel)
})

test('the page waits, fails and is absent in a way of its own', async () => {
  expect(await render({})).toContain('role="status"')
  const failures = [{ path: readAgent.path, query: {}, status: 503 }] as const
  expect(await render({ failures })).toContain('Try again')
  expect(await render({ missing: [readAgent.path] })).toContain('Coming soon')
})
