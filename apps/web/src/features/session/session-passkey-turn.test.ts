import { describe, expect, test } from 'vitest'
import { createPasskeyTurn } from './session-passkey-turn.ts'

/** A promise that the test rejects. */
function defer() {
  const settle: { reject?: (cause: Error) => void } = {}
  const promise = new Promise<void>((_resolve, reject) => Object.assign(settle, { reject }))
  return { promise, reject: (cause: Error) => settle.reject?.(cause) }
}

describe('DEC-30 the button and the suggestion of a passkey', () => {
  test('a tap takes over: what the device answers to the suggestion afterwards logs nobody in', async () => {
    const turn = createPasskeyTurn()
    const offer = turn.startOffer()
    expect(offer.isCurrent()).toBe(true)
    await turn.takeOver()
    expect(offer.isCurrent()).toBe(false)
    expect(turn.startOffer().isCurrent()).toBe(true)
  })

  test('a tap waits for the challenge of the suggestion, also for one that fails', async () => {
    const turn = createPasskeyTurn()
    const { promise, reject } = defer()
    turn.startOffer().holdUntil(promise)
    const order: string[] = []
    const tap = turn.takeOver().then(() => order.push('tap'))
    await Promise.resolve()
    order.push('challenge')
    reject(new Error('down'))
    await tap
    expect(order).toEqual(['challenge', 'tap'])
  })

  test('taps are ignored while the chosen one logs in, whatever comes of it', async () => {
    const turn = createPasskeyTurn()
    const { promise, reject } = defer()
    const login = turn.startOffer().choose(() => promise)
    expect(turn.canTap()).toBe(false)
    reject(new Error('refused'))
    await expect(login).rejects.toThrow('refused')
    expect(turn.canTap()).toBe(true)
  })
})
