import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadGameTexts } from '../../lib/i18n.ts'
import { RoundAutoSheet } from './round-auto-sheet.tsx'
import { RoundChoice } from './round-choice.tsx'

const money = { currency: 'PHP', currencySymbol: '₱', currencyPosition: 'before' } as const
const nothing = () => undefined

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  await loadGameTexts('plinko')
})

/** The labels of rows that can be seen. */
const listLabels = (markup: string) =>
  [...markup.matchAll(/<legend class="([^"]*)">([^<]+)/g)].flatMap(([, names, text]) =>
    names?.includes('visually-hidden') ? [] : text,
  )

test('DEC-37 each row of numbers of automatic play has a label that can be seen', () => {
  const markup = renderToStaticMarkup(
    <RoundAutoSheet isOpen money={money} onClose={nothing} onStart={nothing} stakeMinor={1_000n} />,
  )
  expect(listLabels(markup)).toEqual(['Number of bets', 'Stop at a loss of'])
})

test('DEC-37 a row of values of a bet has a label that can be seen', () => {
  const options = [{ value: 8, text: 8 }]
  const markup = renderToStaticMarkup(
    <RoundChoice isDisabled={false} label="Rows" onChoose={nothing} options={options} value={8} />,
  )
  expect(listLabels(markup)).toEqual(['Rows'])
})
