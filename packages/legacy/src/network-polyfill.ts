import 'abortcontroller-polyfill/dist/polyfill-patch-fetch'
import { define } from './define.ts'

// Chrome before 103, iOS before 16.
define(AbortSignal, {
  timeout(delayMs: number): AbortSignal {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), delayMs)
    return controller.signal
  },
})

/** Decoder of a stream of texts, for `pipeThrough` alone (Chrome before 71, iOS before 14.5). */
class TextDecoderStream {
  readonly decoder = new TextDecoder()
}

interface Reader {
  read(): Promise<{ done: boolean; value?: unknown }>
  cancel(reason?: unknown): Promise<void>
}

if (!('TextDecoderStream' in globalThis) && typeof ReadableStream === 'function') {
  define(globalThis, { TextDecoderStream })
  const { pipeThrough } = ReadableStream.prototype
  Object.defineProperty(ReadableStream.prototype, 'pipeThrough', {
    value(this: ReadableStream, transform: unknown, ...rest: unknown[]) {
      if (!(transform instanceof TextDecoderStream)) return Reflect.apply(pipeThrough, this, [transform, ...rest])
      return { getReader: () => decodeReader(this.getReader() as Reader, transform.decoder) } // of bytes
    },
    configurable: true,
    writable: true,
  })
}

function decodeReader(reader: Reader, decoder: TextDecoder): Reader {
  return {
    async read() {
      const { done, value } = await reader.read()
      return done ? { done } : { done, value: decoder.decode(value as Uint8Array, { stream: true }) } // of bytes
    },
    cancel: (reason) => reader.cancel(reason),
  }
}
