import { useBusy } from '@foyer/ui/use-busy'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

type Run = ReturnType<typeof useBusy>['run']

function openRun(): Run {
  const runs: Run[] = []
  function Screen() {
    runs.push(useBusy().run)
    return null
  }
  renderToStaticMarkup(<Screen />)
  const [run] = runs
  if (!run) throw new Error('the component was not rendered')
  return run
}

test('20 taps in one task make one call, and the next one is made after its end', async () => {
  const run = openRun()
  const ends: (() => void)[] = []
  const call = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const taps = Array.from({ length: 20 }, () => run(call))
  expect(call).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await Promise.all(taps)
  void run(call)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a call that fails rejects, and does not block the next one', async () => {
  const run = openRun()
  const call = vi.fn(async () => undefined)
  await expect(run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  await run(call)
  expect(call).toHaveBeenCalledTimes(1)
})
