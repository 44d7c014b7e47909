import { describe, expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { SocialChoice } from './session-social-choice.tsx'

const cdn = 'https://cdn.example'
const settings = (whitelabelVal: object) => fixtureSettings({ whitelabelVal, imageCDNs: [cdn] })
const show = (pending: Parameters<typeof SocialChoice>[0]['pending'], whitelabelVal: object = {}) =>
  renderElement(
    <NoticesContext value={createNotices()}>
      <SocialChoice pending={pending} onExisting={() => undefined} />
    </NoticesContext>,
    { settings: settings(whitelabelVal) },
  )

describe('SOC-05 LINE-05 the question without an account', () => {
  test('SOC-05 OPEN-81 shows the picture and the name', async () => {
    const markup = await show({ kind: 'line', name: 'Ana Cruz', picture: `${cdn}/a.png` })
    expect(markup).toContain('Ana Cruz')
    expect(markup).toContain('LINE')
    expect(markup).toContain(`src="${cdn}/a.png"`)
  })

  test('T16 says that this person can log in afterwards', async () => {
    const markup = await show({ kind: 'telegram', name: 'Noor Khan' })
    expect(markup).toMatch(/Noor Khan.*This person will be able to log in to your account/)
  })

  test('T29 a picture of another host is not loaded', async () => {
    expect(await show({ kind: 'line', name: 'Ana', picture: 'https://evil.example/a.png' })).not.toContain('<img')
  })

  test('T33 a name is text', async () => {
    expect(await show({ kind: 'telegram', name: '<img src=x>' })).toContain('&lt;img src=x&gt;')
  })

  test('LINE-15 ERR-32 the platform’s words about the missing account stand in it', async () => {
    expect(await show({ kind: 'line', message: 'No such user' })).toContain('No such user')
  })

  test.each([
    [{}, false],
    [{ FIREBASECREATEACC3: true }, true],
    [{ SSOMANUALREG3: true }, true],
  ])('SOC-06 SOC-07 LINE-06 with %j an existing account is offered, a new one: %s', async (flags, isOffered) => {
    const markup = await show({ kind: 'line' }, flags)
    expect(markup).toContain('Log in to an existing account')
    expect(markup.includes('Create an account')).toBe(isOffered)
  })

  test('CONF-41 a visitor of the Maya app can register only', async () => {
    const markup = await show({ kind: 'maya', fields: { mayaSessionId: 's' } }, { FIREBASECREATEACC3: true })
    expect(markup).not.toContain('Log in to an existing account')
    expect(markup).toContain('Create an account')
  })
})
