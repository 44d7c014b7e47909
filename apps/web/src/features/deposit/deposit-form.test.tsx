import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ServicesContext, useServices } from '../../lib/services.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.ts'
import { DepositForm } from './deposit-form.tsx'

/** The part as it stands in a language of other separators. */
function InLanguage({ tag, children }: { tag: string; children: ReactNode }) {
  return <ServicesContext value={{ ...useServices(), languageTag: tag }}>{children}</ServicesContext>
}

test.each([
  ['en', 'PHP', '₱', '100000', '₱1,000'],
  ['en', 'PHP', '₱', '100050', '₱1,000.50'],
  ['vi', 'PHP', '₱', '100000', '₱1.000'],
  ['en', 'JPY', '¥', '1000', '¥1,000'],
  ['vi', 'VND', '₫', '50000', '₫50.000'],
  ['id', 'KWD', 'KD', '1000000', 'KD1.000'],
])(
  'OPEN-72, DEP-01 in %s a quick amount in %s with %s, of %s minor units, stands as %s',
  async (tag, currency, symbol, minor, text) => {
    const method = { code: 'bank', kind: 'bank', name: 'Bank', minMinor: '1', maxMinor: '9' } as const
    const markup = await renderPart(
      <NoticesContext value={createNotices()}>
        <InLanguage tag={tag}>
          <DepositForm
            state={{ step: 'choosing', method: 'bank', amountText: '', problem: undefined }}
            dispatch={() => undefined}
            settings={{
              depositSwitch: true,
              currency,
              methods: [{ ...method, quickAmountsMinor: [minor] }],
              totalDepositSuccessCount: 0,
            }}
          />
        </InLanguage>
      </NoticesContext>,
      { path: '/m/voucherCenter', settings: fixtureSettings({ currency, currencySymbol: symbol }) },
    )
    expect(markup.split('<fieldset').at(-1)).toContain(`>${text}</bdi>`)
  },
)
