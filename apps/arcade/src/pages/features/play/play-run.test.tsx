import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useRun } from './play-run.ts'
import type { Checkout } from './play-ticket.rules.ts'

type Step = Checkout['step']

/** The number of draws after 20 were chosen, the sheet was closed or not, and the ticket has come to a step. */
function countDraws(isClosed: boolean, lineCount: number, next: Step): string {
  let closedCount = 0
  function Steps() {
    const [at, setAt] = useState(0)
    const { run, onRun, onClose } = useRun({
      step: at < 2 ? 'review' : next,
      lineCount: at < 2 ? 2 : lineCount,
      onClose: () => {
        closedCount += 1
      },
    })
    if (at === 0) onRun({ drawCount: 20, stopsOnWin: true })
    if (at === 1 && isClosed) onClose()
    if (at < 2) setAt(at + 1)
    return `${run.drawCount} ${run.stopsOnWin}`
  }
  const shown = renderToStaticMarkup(<Steps />)
  expect(closedCount).toBe(isClosed ? 1 : 0)
  return shown
}

test.each<[string, boolean, number, Step, string]>([
  ['the ticket is placed', false, 2, 'placed', '1 false'],
  ['the last line is removed or edited', false, 0, 'edit', '1 false'],
  ['the sheet is closed', true, 2, 'edit', '1 false'],
  ['one of two lines is removed', false, 1, 'review', '20 true'],
  ['one of two lines is edited', false, 1, 'edit', '20 true'],
  ['the draw has closed', false, 2, 'moved', '20 true'],
  ['the ticket was refused', false, 2, 'refused', '20 true'],
])('DEC-35 a series of 20 draws and the next review, after %s', (_name, isClosed, lineCount, next, shown) => {
  expect(countDraws(isClosed, lineCount, next)).toBe(shown)
})
