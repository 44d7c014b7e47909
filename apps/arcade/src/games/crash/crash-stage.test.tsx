import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadGameTexts } from '../../pages/lib/i18n.ts'
import { CrashSpoken, CrashStage } from './crash-stage.tsx'
import { EMPTY_TABLE } from './crash-table.rules.ts'
import type { RoundWire } from './crash-wire.rules.ts'

const money = { currency: 'PHP', currencySymbol: '₱', currencyPosition: 'before' } as const
const started = '2026-11-24T00:00:00.000Z'
const running: RoundWire = {
  ...{ roundId: 7, phase: 'running', commitment: 'c', startsAt: started },
  ...{ startedAt: started, crash: null, isInterrupted: false },
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(started) + 60_000 })
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  await loadGameTexts('crash')
  return () => vi.useRealTimers()
})

function render(round: RoundWire, isLive: boolean) {
  const table = { ...EMPTY_TABLE, round }
  const stage = renderToStaticMarkup(<CrashStage {...{ table, isLive, money }} />)
  return {
    output: /<output[^>]*>(.*?)<\/output>/.exec(stage)?.[1],
    state: /<span class="[^"]*state[^"]*">(.*?)</.exec(stage)?.[1],
    spoken: /<p[^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(<CrashSpoken {...{ table, isLive, money }} />))?.[1],
  }
}

test('a flight without changes is one that nobody knows: no multiplier, and the page says why', () => {
  expect(render(running, true)).toEqual({
    output: expect.stringMatching(/^×3\d\.\d\d$/),
    ...{ state: 'Current multiplier', spoken: 'The round has started.' },
  })
  expect(render(running, false)).toEqual({ output: '', state: 'Reconnecting', spoken: 'Reconnecting' })
})

test('a decided round stays what it was without changes', () => {
  const crashed = { ...running, phase: 'crashed', crash: 250 } as const
  expect(render(crashed, false)).toEqual({ output: '×2.50', state: 'Crashed at', spoken: 'Crashed at ×2.50.' })
})
