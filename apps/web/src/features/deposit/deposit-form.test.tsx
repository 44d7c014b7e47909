import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { ServicesContext, useServices } from '../../lib/services.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { DepositForm } from './deposit-form.tsx'

/** The component in a language with other separators. */
function InLanguage({ tag, children }: { tag: string; children: ReactNode }) {
  return <ServicesContext value={{ ...useServices(), languageTag: tag, numberTag: tag }}>{children}</ServicesContext>
}

interface FormCase {
  tag: string
  currency: string
  symbol: string
  /** Minimum, maximum and one quick amount, in minor units. */
  amounts: readonly [minMinor: string, maxMinor: string, quickMinor: string]
  problem?: 'field.amount.minimum'
  amountText?: string
}

function renderForm({
  tag,
  currency,
  symbol,
  amounts: [minMinor, maxMinor, quick],
  problem,
  amountText = '',
}: FormCase) {
  const method = { code: 'bank', kind: 'bank', name: 'Bank', minMinor, maxMinor } as const
  return renderElement(
    <NoticesContext value={createNotices()}>
      <InLanguage tag={tag}>
        <DepositForm
          state={{ step: 'choosing', method: 'bank', amountText, problem }}
          dispatch={() => undefined}
          settings={{
            depositSwitch: true,
            currency,
            methods: [{ ...method, quickAmountsMinor: [quick] }],
            totalDepositSuccessCount: 0,
          }}
        />
      </InLanguage>
    </NoticesContext>,
    { path: '/m/voucherCenter', settings: fixtureSettings({ currency, currencySymbol: symbol }) },
  )
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
    const markup = await renderForm({ tag, currency, symbol, amounts: ['1', '9', minor] })
    expect(markup.split('<fieldset').at(-1)).toContain(`>${text}</bdi>`)
  },
)

test('OPEN-72 bounds stand without empty decimals, beside the method and in the refusal', async () => {
  const amounts = ['10000', '5000000', '20000'] as const
  const markup = await renderForm({ tag: 'en', currency: 'PHP', symbol: '₱', amounts, problem: 'field.amount.minimum' })
  expect(markup).toContain('₱100–₱50,000')
  expect(markup).toContain('Minimum ₱100<')
})

const pesos = { tag: 'en', currency: 'PHP', symbol: '₱', amounts: ['10000', '5000000', '20000'] } as const

test.each([
  ['', '₱100 to ₱50,000', false],
  ['50', 'Minimum ₱100', false],
  ['200', '₱200.00 is added', false],
  ['50001', 'Maximum ₱50,000', true],
] as const)(
  'OPEN-72 DEP-01 the bounds stand below the field while “%s” is typed: %s',
  async (amountText, line, isWrong) => {
    const markup = await renderForm({ ...pesos, amountText })
    expect(markup).toContain(line)
    expect(markup.includes('aria-invalid="true"')).toBe(isWrong)
  },
)

test.each([
  ['200', 'true'],
  ['200.00', 'true'],
  ['201', 'false'],
])('DEP-01 with the amount %s the quick amount of 200 is chosen: %s', async (amountText, isChosen) => {
  const markup = await renderForm({ ...pesos, amountText })
  expect(markup.split('<fieldset').at(-1)).toContain(`aria-pressed="${isChosen}"`)
})
