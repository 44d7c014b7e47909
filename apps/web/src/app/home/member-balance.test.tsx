import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.ts'
import { MemberBalance } from './member-balance.tsx'

const free = {
  id: '7',
  token: 't',
  merchantCode: 'aurora',
  userName: 'guest',
  type: 4,
  firstTimeLogin: false,
  spanId: 's',
}

const part = (
  <NoticesContext value={createNotices()}>
    <MemberBalance session={free} />
  </NoticesContext>
)

test.each([true, false])('MEMB-07 free play offers an account only where anybody can register (%s)', async (REG3) => {
  const settings = fixtureSettings({ whitelabelVal: { REG3 } })
  const markup = await renderPart(part, { settings })
  expect(markup).toContain('Log out')
  expect(markup.includes('Sign up')).toBe(REG3)
})
