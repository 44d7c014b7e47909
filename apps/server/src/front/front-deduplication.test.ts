import { describe, expect, it } from 'vitest'
import { createSharedCalls } from './front-deduplication.ts'

function open() {
  const share = createSharedCalls<string>()
  const begun: { key: string; signal: AbortSignal; end: (answer: string) => void; fail: (error: Error) => void }[] = []
  const ask = (key: string, aborted?: AbortSignal) =>
    share(
      key,
      (signal) =>
        new Promise((end, fail) => {
          begun.push({ key, signal, end, fail })
          signal.addEventListener('abort', () => end('given up'))
        }),
      aborted,
    )
  return { begun, ask }
}

describe('HTTP-12 identical calls under way', () => {
  it('are one, whose own it is is told', async () => {
    const { begun, ask } = open()
    const both = [ask('a'), ask('a')]
    const other = ask('b')
    expect(begun.map(({ key }) => key)).toEqual(['a', 'b'])
    begun[0]?.end('A')
    begun[1]?.end('B')
    expect(await Promise.all(both)).toEqual([
      { answer: 'A', isOwn: true },
      { answer: 'A', isOwn: false },
    ])
    expect((await other).answer).toBe('B')
  })

  it('are asked for anew after an answer and after a failure', async () => {
    const { begun, ask } = open()
    const first = ask('a')
    begun[0]?.end('A')
    await first
    const second = ask('a')
    begun[1]?.fail(new Error('away'))
    await expect(second).rejects.toThrow('away')
    void ask('a')
    expect(begun).toHaveLength(3)
  })

  it('HTTP-15 go on while anybody waits, and are given up with the last', async () => {
    const { begun, ask } = open()
    const [one, two] = [new AbortController(), new AbortController()]
    const both = [ask('a', one.signal), ask('a', two.signal)]
    one.abort()
    expect(begun[0]?.signal.aborted).toBe(false)
    two.abort()
    expect(begun[0]?.signal.aborted).toBe(true)
    await Promise.all(both)
    void ask('a')
    expect(begun).toHaveLength(2)
  })

  it('whoever is gone already holds nothing up', async () => {
    const { begun, ask } = open()
    await ask('a', AbortSignal.abort())
    expect(begun[0]?.signal.aborted).toBe(true)
  })
})
