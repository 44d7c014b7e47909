import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let started: number
let isPermitted: boolean

const nothing = () => undefined

class FakeContext {
  state = 'suspended'
  currentTime = 0
  destination = {}
  async resume() {
    if (isPermitted) this.state = 'running'
  }
}

class FakeNode {
  gain = { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing }
  connect = (node: unknown) => node
  stop = nothing
  start() {
    started += 1
  }
}

/** The module as a page loads it, without a context yet. */
async function load() {
  vi.resetModules()
  return import('./sound.ts')
}

beforeEach(() => {
  started = 0
  isPermitted = false
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('location', { pathname: '/games/dice' })
  vi.stubGlobal('localStorage', { getItem: () => '"on"' })
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
})
afterEach(() => vi.unstubAllGlobals())

it('DEC-34 tones before the first tap are dropped, not queued until it', async () => {
  const { playTick, playWin, resumeSound } = await load()
  await resumeSound()
  playTick()
  playWin(10)
  expect(started, 'without permission').toBe(0)
  isPermitted = true
  await resumeSound()
  expect(started, 'nothing of before').toBe(0)
  playTick()
  expect(started).toBe(1)
})

it('DEC-34 a hidden page is silent', async () => {
  isPermitted = true
  const { playTick, resumeSound } = await load()
  await resumeSound()
  vi.stubGlobal('document', { hidden: true })
  playTick()
  expect(started).toBe(0)
})

it('sound that is off starts nothing', async () => {
  isPermitted = true
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { playTick, resumeSound } = await load()
  await resumeSound()
  playTick()
  expect(started).toBe(0)
})
