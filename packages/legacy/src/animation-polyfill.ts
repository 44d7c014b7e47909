import { define } from './define.ts'

// Chrome before 84 and iOS before 13.4 have no promise of an animation's end.
if ('Animation' in globalThis && !('finished' in Animation.prototype)) {
  const promises = new WeakMap<Animation, Promise<Animation>>()
  Object.defineProperty(Animation.prototype, 'finished', {
    get(this: Animation) {
      const promise =
        promises.get(this) ??
        new Promise<Animation>((resolve, reject) => {
          this.addEventListener('finish', () => resolve(this))
          this.addEventListener('cancel', () => reject(new DOMException('cancelled', 'AbortError')))
        })
      promises.set(this, promise)
      return promise
    },
    configurable: true,
  })
}

type Frames = Keyframe[] | PropertyIndexedKeyframes | null

// iOS before 13.4: without movement, and with the same end at the same time.
define(Element.prototype, {
  animate(this: HTMLElement, frames: Frames, options: KeyframeAnimationOptions = {}) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let refuse: (reason: unknown) => void = () => undefined
    const finished = new Promise<void>((resolve, reject) => {
      refuse = reject
      const durationMs = Number(options.duration ?? 0) * (options.iterations ?? 1)
      if (!Number.isFinite(durationMs)) return
      timer = setTimeout(() => {
        const last = Array.isArray(frames) ? frames[frames.length - 1] : undefined
        if (options.fill === 'forwards' && last?.transform) this.style.transform = String(last.transform)
        resolve()
      }, durationMs)
    })
    finished.catch(() => undefined)
    const cancel = () => {
      clearTimeout(timer)
      this.style.transform = ''
      refuse(new DOMException('cancelled', 'AbortError'))
    }
    return { finished, cancel, finish: cancel, addEventListener: () => undefined }
  },
})
