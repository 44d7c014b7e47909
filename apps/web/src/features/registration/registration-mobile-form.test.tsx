import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { MobileRegistrationForm } from './registration-mobile-form.tsx'

async function listPasswordFields(whitelabelVal: Record<string, boolean>): Promise<number> {
  const form = (
    <NoticesContext value={createNotices()}>
      <MobileRegistrationForm linkCode={undefined} />
    </NoticesContext>
  )
  const settings = fixtureSettings({ whitelabelVal: { REG3: true, MOBILENUMREG3: true, ...whitelabelVal } })
  const markup = await renderElement(form, { settings, path: '/m/register' })
  expect(markup).toContain('name="mobileNum"')
  return markup.match(/type="password"/g)?.length ?? 0
}

test.each([
  [true, 2],
  [false, 0],
])(
  'FLAG-05 CONF-43 with MOBILENUMPASSREG3 %s the registration by number has %i fields of a password',
  async (flag, count) => {
    expect(await listPasswordFields({ MOBILENUMPASSREG3: flag })).toBe(count)
  },
)
