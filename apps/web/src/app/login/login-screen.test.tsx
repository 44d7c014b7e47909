import { describe, expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { LoginScreen } from './login-screen.tsx'

const project = {
  firebase: false,
  apiKey: 'key',
  authDomain: 'aurora.firebaseapp.com',
  projectId: 'aurora',
  facebookAppId: '1234',
}

async function listButtons(whitelabelVal: Record<string, boolean>, own: Record<string, unknown> = project) {
  const smsProvider = { firebase: false, ...own }
  const settings = fixtureSettings({ whitelabelVal, smsProvider, passkeys: false })
  const screen = (
    <NoticesContext value={createNotices()}>
      <LoginScreen />
    </NoticesContext>
  )
  const markup = await renderElement(screen, { settings, path: '/m/login' })
  return [...markup.matchAll(/Continue with (\w+)/g)].map(([, name]) => name)
}

describe('the vendors on the login page', () => {
  test.each([
    ['SOC-14, FLAG-13', { GOOGLELOGIN3: true }, ['Google']],
    ['SOC-15, FLAG-14', { FACEBOOKLOGIN3: true }, ['Facebook']],
    ['SOC-16, FLAG-15', { TWITTERLOGIN3: true }, ['X']],
    ['SOC-01', { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TWITTERLOGIN3: true }, ['Google', 'Facebook', 'X']],
    ['SOC-14', { GOOGLELOGIN3: false }, []],
  ])('%s a merchant with %j has the buttons %j', async (_, flags, expected) => {
    expect(await listButtons(flags)).toEqual(expected)
  })

  test('SOC-18 without a project there is none', async () => {
    expect(await listButtons({ GOOGLELOGIN3: true }, {})).toEqual([])
  })

  test('SOC-01 the merchant’s own provider has its name', async () => {
    expect(await listButtons({}, { ...project, genericProvider: 'oidc.acme', genericProviderName: 'Acme' })).toEqual([
      'Acme',
    ])
  })
})
