import { useEffect, useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

/** Short synthesized sounds: no files to load. Off until the player turns them on. */

let context: AudioContext | null = null
const listeners = new Set<() => void>()

function isOn(): boolean {
  return readStored('sound') === 'on'
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Starts the sound, which a browser permits after a tap or a key only. */
export async function resumeSound(): Promise<void> {
  if (!isOn() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // Without permission it stays silent: the next tap asks again.
  if (context.state !== 'running') await context.resume().catch(() => undefined)
}

/** Whether sounds are on, and the switch. */
export function useSound(): { isOn: boolean; toggle: () => void } {
  const isSoundOn = useSyncExternalStore(subscribe, isOn)
  useEffect(() => {
    if (!isSoundOn) return undefined
    // A touch permits it with its end, a mouse with its start.
    addEventListener('pointerdown', resumeSound)
    addEventListener('pointerup', resumeSound)
    addEventListener('keydown', resumeSound)
    return () => {
      removeEventListener('pointerdown', resumeSound)
      removeEventListener('pointerup', resumeSound)
      removeEventListener('keydown', resumeSound)
    }
  }, [isSoundOn])
  return {
    isOn: isSoundOn,
    toggle() {
      writeStored('sound', isSoundOn ? null : 'on')
      for (const listener of listeners) listener()
      if (!isSoundOn) void resumeSound().then(() => playTone({ hertz: 660, ms: 90 }))
    },
  }
}

/** One tone with a soft start and end; none while the sound may not run: a queue of tones would sound at once later. */
function playTone({
  hertz,
  ms,
  volume = 0.08,
  type = 'sine',
  afterMs = 0,
}: {
  hertz: number
  ms: number
  volume?: number
  type?: OscillatorType
  afterMs?: number
}): void {
  if (!isOn() || document.hidden || context?.state !== 'running') return
  const start = context.currentTime + afterMs / 1000
  const end = start + ms / 1000
  const oscillator = new OscillatorNode(context, { type, frequency: hertz })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(end)
}

/** A thing falls, turns or is touched; `pitch` from 0 to 1. */
export function playTick(pitch = 0.5): void {
  playTone({ hertz: 320 + 520 * pitch, ms: 45, type: 'triangle', volume: 0.05 })
}

/** A win above the stake; larger multipliers have more notes. */
export function playWin(factor: number): void {
  const notes = [523, 659, 784, 1047, 1319, 1568].slice(0, factor >= 10 ? 6 : factor >= 3 ? 4 : 3)
  for (const [index, hertz] of notes.entries()) playTone({ hertz, ms: 190, afterMs: index * 75 })
}

/** A round ends without a gain: neutral, neither joy nor blame (DEC-34). */
export function playEnd(): void {
  playTone({ hertz: 196, ms: 110, type: 'triangle', volume: 0.05 })
}
