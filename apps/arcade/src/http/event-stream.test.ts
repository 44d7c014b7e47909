import { expect, it } from 'vitest'
import { EventStream } from './event-stream.ts'

it('DEC-35 a stream begins with the delay of its return: soon, and not of all readers at the same time', () => {
  const delays = Array.from({ length: 40 }, () => {
    const stream = new EventStream({ lifeMs: 1_000 })
    const first = String(stream.body.read())
    stream.body.destroy()
    return Number(/^retry: (\d+)\n\n$/.exec(first)?.[1])
  })
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(500)
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_000)
  expect(new Set(delays).size).toBeGreaterThan(10)
})
