import { secondFactors } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { SecurityFactors } from './security-factors.tsx'

test('DEC-30 a way whose number or address is missing leads to where it is added; the authenticator is first', async () => {
  const methods = (['ga', 'sms', 'email'] as const).map((method) => ({
    method,
    isOn: false,
    isAvailable: method !== 'email',
  }))
  const seeds = [{ path: secondFactors.path, value: { methods, recoveryCodesLeft: 0 } }]
  const screen = (
    <NoticesContext value={createNotices()}>
      <SecurityFactors />
    </NoticesContext>
  )
  const markup = await renderElement(screen, { seeds, path: '/m/security?part=factors' })
  const rows = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => row)
  expect(rows.map((row) => /^<(\w+)/.exec(row)?.[1])).toEqual(['button', 'button', 'a'])
  expect(rows[0]).toContain('Authenticator')
  expect(rows[2]).toContain('href="/m/security?part=contacts"')
  expect(rows[2]).toContain('Add your email first')
})
