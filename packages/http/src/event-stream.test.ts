import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EventStream } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a stream of events', () => {
  it('T36 ends after a life of its own, so that readers do not return together', async () => {
    const livesMs: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const stream = new EventStream({ lifeMs: 1_000 })
      stream.onClose(() => livesMs.push(performance.now()))
      stream.body.resume()
    }
    const startMs = performance.now()
    await vi.advanceTimersByTimeAsync(799)
    expect(livesMs).toEqual([])
    await vi.advanceTimersByTimeAsync(402)
    expect(livesMs).toHaveLength(20)
    expect(new Set(livesMs.map((endMs) => Math.round(endMs - startMs))).size).toBeGreaterThan(5)
  })

  it('takes no event after its end, which its reader may not have read yet', async () => {
    const stream = new EventStream<string>({ lifeMs: 1_000 })
    const errors: Error[] = []
    stream.body.on('error', (error) => errors.push(error))
    stream.send('one')
    stream.end()
    stream.send('two')
    let text = ''
    for await (const chunk of stream.body) text += chunk
    expect([text, errors]).toEqual([': open\n\ndata: "one"\n\n', []])
  })

  it('DEC-35 begins with the delay of a soon return, which is not the same for all readers', () => {
    const delays = Array.from({ length: 40 }, () => {
      const stream = new EventStream({ lifeMs: 1_000, returnsSoon: true })
      const first = String(stream.body.read())
      stream.body.destroy()
      return Number(/^retry: (\d+)\n\n$/.exec(first)?.[1])
    })
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(500)
    expect(Math.max(...delays)).toBeLessThanOrEqual(1_000)
    expect(new Set(delays).size).toBeGreaterThan(10)
  })
})
