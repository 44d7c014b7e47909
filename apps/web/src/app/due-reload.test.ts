import { afterEach, expect, test, vi } from 'vitest'
import { createDueReload } from './due-reload.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['is taken once', true, [true, false]],
  ['is not taken where it cannot be recorded', false, [false, false]],
])('DEC-38 a reload that waits for the next navigation %s', (_what, isWritable, taken) => {
  vi.stubGlobal('document', { documentElement: { dataset: { build: '/m/assets/entry-AAAAAAAA.js' } } })
  const reload = createDueReload({ storage: { write: () => isWritable } as never }) // the one function that it uses
  expect(reload.take()).toBe(false)
  reload.plan()
  expect([reload.take(), reload.take()]).toEqual(taken)
})

test('DEC-38 a reload that waits for the end of a flow is taken by the first navigation after it', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { build: '/m/assets/entry-AAAAAAAA.js' } } })
  const reload = createDueReload({ storage: { write: () => true } as never }) // the one function that it uses
  let isFree = false
  const onTaken = vi.fn()
  reload.plan(() => isFree, onTaken)
  expect([reload.take(), onTaken.mock.calls.length]).toEqual([false, 0])
  isFree = true
  expect([reload.take(), reload.take(), onTaken.mock.calls.length]).toEqual([true, false, 1])
})
