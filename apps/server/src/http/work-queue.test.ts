import { describe, expect, it, vi } from 'vitest'
import { createWorkQueue, type WorkTicket } from './work-queue.ts'

const limits = { maxRunning: 2, pauseShare: 0, maxWaitMs: 1_000, firstDurationMs: 50 }
const stranger = (network = Math.random().toString()): WorkTicket => ({ isPreferred: false, network })
const known: WorkTicket = { isPreferred: true, network: 'home' }

/** Starts pieces of work that each end when they are told to. */
function openQueue() {
  const queue = createWorkQueue(limits)
  const running: { name: string; end: () => void }[] = []
  const refused: string[] = []
  const start = (name: string, ticket: WorkTicket) => {
    const work = queue.enter(ticket, (inTurn) =>
      inTurn(() => new Promise<void>((resolve) => running.push({ name, end: resolve }))),
    )
    return work.catch((error: { code: string }) => void refused.push(`${name}: ${error.code}`))
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 10))
  /** Ends the oldest running one. @returns the names that run then */
  const endOne = async () => {
    running.shift()?.end()
    await settle()
    return running.map(({ name }) => name)
  }
  return { queue, start, endOne, refused, settle, running }
}

describe('T12 a bounded queue of password checks', () => {
  it('runs as many at once as it may, the others in the order of their coming', async () => {
    const { start, endOne, settle, running } = openQueue()
    for (const name of ['a', 'b', 'c', 'd']) void start(name, stranger())
    await settle()
    expect(running.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(await endOne()).toEqual(['b', 'c'])
    expect(await endOne()).toEqual(['c', 'd'])
    expect(await endOne()).toEqual(['d'])
    expect(await endOne()).toEqual([])
  })

  it('refuses at once what would wait for longer than the maximum, and the owner’s known device goes first', async () => {
    const { start, endOne, refused, settle } = openQueue()
    // Two at once for 50 ms each: forty within a second.
    for (let index = 0; index < 42; index += 1) void start(`s${index}`, stranger())
    await settle()
    expect(refused).toEqual(['s40: TOO_MANY_REQUESTS', 's41: TOO_MANY_REQUESTS'])
    void start('owner', known)
    await settle()
    expect(refused).toHaveLength(2)
    expect(await endOne()).toEqual(['s1', 'owner'])
  })

  it('pauses between turns while strangers wait, and not for a known device', async () => {
    vi.useFakeTimers()
    const queue = createWorkQueue({ maxRunning: 1, pauseShare: 3, maxWaitMs: 1_000, firstDurationMs: 20 })
    const spans: { startedMs: number; endedMs: number }[] = []
    const work = async () => {
      const startedMs = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 20))
      spans.push({ startedMs, endedMs: performance.now() })
    }
    const measureGaps = async (ticket: () => WorkTicket) => {
      spans.length = 0
      const all = Promise.all(Array.from({ length: 3 }, () => queue.enter(ticket(), (inTurn) => inTurn(work))))
      await vi.runAllTimersAsync()
      await all
      return spans.slice(1).map(({ startedMs }, index) => startedMs - (spans[index]?.endedMs ?? 0))
    }
    // Three times a turn of 20 ms.
    expect(await measureGaps(() => stranger())).toEqual([60, 60])
    expect(await measureGaps(() => known)).toEqual([0, 0])
    vi.useRealTimers()
  })

  it('gives a place back, after a failure too', async () => {
    const { queue } = openQueue()
    const failing = () => Promise.reject(new Error('failed'))
    for (let index = 0; index < 30; index += 1)
      await expect(queue.enter(stranger(), (inTurn) => inTurn(failing))).rejects.toThrow('failed')
    await expect(queue.enter(stranger(), (inTurn) => inTurn(async () => 'done'))).resolves.toBe('done')
  })

  it('leaves places to other networks', async () => {
    const { start, refused, settle } = openQueue()
    for (let index = 0; index < 23; index += 1) void start(`n${index}`, stranger('one'))
    void start('other', stranger('another'))
    await settle()
    expect(refused).toEqual(['n20', 'n21', 'n22'].map((name) => `${name}: TOO_MANY_REQUESTS`))
  })

  it('a place that waits for something else holds up nobody’s turn', async () => {
    const { queue } = openQueue()
    for (let index = 0; index < 3; index += 1) void queue.enter(stranger(), () => new Promise(() => undefined))
    await expect(queue.enter(stranger(), (inTurn) => inTurn(async () => 'done'))).resolves.toBe('done')
  })
})
