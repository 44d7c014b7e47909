import { expect, it, vi } from 'vitest'
import { loadPart, onPartFailure } from './lazy-part.tsx'

it('DEC-38 a script that a tap needs and that does not come is told of, and nothing else happens', async () => {
  const told = vi.fn()
  onPartFailure(told)
  expect(await loadPart(async () => 'part')).toBe('part')
  expect(told).not.toHaveBeenCalled()
  expect(await loadPart(() => Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(1)
})
