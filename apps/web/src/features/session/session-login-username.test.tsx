import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { UsernameLogin } from './session-login-username.tsx'

const render = (passkeys: boolean) =>
  renderElement(
    <NoticesContext value={createNotices()}>
      <UsernameLogin onAttempt={() => undefined} onChallenge={() => undefined} onPending={() => undefined} />
    </NoticesContext>,
    {
      settings: { ...fixtureSettings(), passkeys },
    },
  )

test.each([
  [true, 'username webauthn'],
  [false, 'username'],
])(
  'DEC-30 LOGIN-01 password managers, and passkeys (%j), are suggested at the user name',
  async (passkeys, expected) => {
    const markup = await render(passkeys)
    const [field = ''] = /<input[^>]*name="username"[^>]*>/.exec(markup) ?? []
    const [, autoComplete] = /autocomplete="([^"]*)"/i.exec(field) ?? []
    expect(autoComplete).toBe(expected)
    expect(markup).toContain('current-password')
  },
)
