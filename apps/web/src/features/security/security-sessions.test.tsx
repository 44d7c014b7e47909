import { listSessions, type MemberSession } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { SecuritySessions } from './security-sessions.tsx'

const own: MemberSession = {
  id: 'own',
  device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
  country: null,
  network: null,
  openedAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-01T10:00:00.000Z',
  isCurrent: true,
}
const other = { ...own, id: 'other', isCurrent: false }

test.each<[string, MemberSession[], boolean, boolean]>([
  ['with another device', [own, other], false, true],
  ['alone, without remembered logins', [own], false, false],
  ['alone: a remembered device is not listed after its session has expired', [own], true, true],
])('DEC-10 DEC-30 all others can be logged out %s: %#', async (_name, value, MOBILEAUTOLOGIN3, isOffered) => {
  const screen = (
    <NoticesContext value={createNotices()}>
      <SecuritySessions />
    </NoticesContext>
  )
  const settings = fixtureSettings({ whitelabelVal: { MOBILEAUTOLOGIN3 } })
  const markup = await renderElement(screen, { settings, seeds: [{ path: listSessions.path, value }] })
  expect(markup.includes('Log out all other devices')).toBe(isOffered)
  expect(markup.includes('not logged in anywhere else')).toBe(!isOffered)
})
