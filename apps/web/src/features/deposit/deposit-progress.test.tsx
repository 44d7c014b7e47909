import { type Deposit, depositSettings } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { DepositProgress } from './deposit-progress.tsx'

const deposit: Deposit = {
  id: 'd1',
  status: 'declined',
  method: 'bank',
  amountMinor: '50000',
  currency: 'PHP',
  payUrl: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-21T12:30:00.000Z',
  resolvedAt: '2026-11-21T12:10:00.000Z',
}

test.each([
  ['declined', 'Try again', true],
  ['approved', 'New deposit', true],
  ['declined', 'Try again', false],
  ['approved', 'New deposit', false],
] as const)(
  'CONF-29 OPEN-35 a deposit that is %s leads to a new one (%s) only where deposits are open: %s',
  async (step, label, isOpen) => {
    const progress = (
      <NoticesContext value={createNotices()}>
        <DepositProgress
          state={{ step, deposit: { ...deposit, status: step } }}
          dispatch={() => undefined}
          onAgain={() => undefined}
          heading={null}
        />
      </NoticesContext>
    )
    const settings = fixtureSettings({ whitelabelVal: { CREDITMAR3: true } })
    const seeds = [{ path: depositSettings.path, value: { depositSwitch: !isOpen } }]
    const markup = await renderElement(progress, { settings, seeds, path: '/m/voucherCenter' })
    expect(markup).toContain('/m/home')
    expect(markup.includes(`>${label}</`)).toBe(isOpen)
  },
)
