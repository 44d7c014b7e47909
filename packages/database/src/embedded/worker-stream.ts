import { Duplex } from 'node:stream'
import type { WorkerChannel } from './worker-channel.ts'

/** Length of the type byte and of the length field of a message. */
const TYPE_BYTES = 1
const LENGTH_BYTES = 4
/** Parse, Bind, Describe, Execute, Close: messages of one statement, answered after its Sync. */
const STATEMENT_PARTS = new Set(['P', 'B', 'D', 'E', 'C'])

/**
 * pg's socket: its bytes are sent to the worker in complete statements, the answers are read back. Without address and
 * network; `connect` succeeds at once.
 */
export class WorkerStream extends Duplex {
  readonly #channel: WorkerChannel
  #unsent: Buffer = Buffer.alloc(0)
  #isStarted = false

  constructor(channel: WorkerChannel) {
    super()
    this.#channel = channel
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed on arrival: one per request, and pg reads them all.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map((one) => one.chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  #send(chunks: Buffer[]): void {
    const bytes = Buffer.concat([this.#unsent, ...chunks])
    const end = this.#findEndOfLastStatement(bytes)
    this.#unsent = bytes.subarray(end)
    if (end === 0) return
    // A separate buffer, because it is transferred: Buffer's small ones share a pool.
    const whole = new Uint8Array(end)
    whole.set(bytes.subarray(0, end))
    this.#channel.exchange(whole).then(
      (answer) => {
        if (!this.readableEnded && !this.destroyed && answer.length > 0) this.push(Buffer.from(answer.buffer))
      },
      (error: Error) => this.destroy(error),
    )
  }

  /**
   * PostgreSQL in the worker must not receive a partial message or statement: it would wait for the rest forever. The
   * messages of an extended statement are buffered until its Sync.
   */
  #findEndOfLastStatement(bytes: Buffer): number {
    let end = 0
    let position = this.#findEndOfMessage(bytes, 0)
    let start = 0
    while (position > start) {
      const isPart = this.#isStarted && STATEMENT_PARTS.has(bytes.toString('latin1', start, start + 1))
      if (!isPart) end = position
      this.#isStarted = true
      start = position
      position = this.#findEndOfMessage(bytes, start)
    }
    return end
  }

  /** @returns the position after the message at `start`, or `start` for an incomplete one */
  #findEndOfMessage(bytes: Buffer, start: number): number {
    const typeBytes = this.#isStarted ? TYPE_BYTES : 0
    if (bytes.length < start + typeBytes + LENGTH_BYTES) return start
    const end = start + typeBytes + bytes.readInt32BE(start + typeBytes)
    return bytes.length < end ? start : end
  }
}
