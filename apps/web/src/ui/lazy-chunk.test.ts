import { expect, it, vi } from 'vitest'
import { loadChunk, onChunkFailure } from './lazy-chunk.tsx'

it('DEC-38 a script that a tap needs and that does not come is told of, and nothing else happens', async () => {
  const reported = vi.fn()
  onChunkFailure(reported)
  expect(await loadChunk(async () => 'part')).toBe('part')
  expect(reported).not.toHaveBeenCalled()
  expect(await loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined()
  expect(reported).toHaveBeenCalledTimes(1)
})
