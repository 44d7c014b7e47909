import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../lib/i18n.ts'
import { PlayBar } from './play-bar.tsx'

const money = { currency: 'PHP', currencySymbol: '₱', currencyPosition: 'before' } as const
const line = { type: 'last2', digits: '45', place: null, stakeMinor: 500n } as const
const nothing = () => undefined

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  vi.stubGlobal('location', { origin: 'https://arcade.example', pathname: '/' })
  await loadTexts()
})

test.each<[name: string, edited: typeof line | null, lines: (typeof line)[], hasLast: boolean, repeats: boolean]>([
  ['nothing chosen', null, [], true, true],
  ['nothing chosen and no former ticket', null, [], false, false],
  ['a line in the editor', line, [], true, false],
  ['a line on the ticket', null, [line], true, false],
])('DEC-35 with %s the last ticket can be repeated, or a line be added', (_, edited, lines, hasLast, repeats) => {
  const markup = renderToStaticMarkup(
    <PlayBar
      {...{ line: edited, lines, money, isSelling: true, isBlocked: false, problem: null }}
      {...{ onAdd: nothing, onReview: nothing, onRepeat: hasLast ? nothing : null }}
    />,
  )
  expect([markup.includes('Repeat last'), markup.includes('Add line')]).toEqual([repeats, !repeats])
})
