import { Worker } from 'node:worker_threads'
import { CLOSE_LIMIT_MS, WORKER_ANSWER_LIMIT_MS } from '../database.constants.ts'
import { withDeadline } from '../deadline.ts'
import { DatabaseUnavailableError, WorkerFailedError } from '../errors.ts'
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-messages.ts'

interface Waiting {
  sinceMs: number
  resolve: (reply: WorkerReply) => void
  reject: (error: Error) => void
}

/** Interval of the check of the oldest unanswered request. */
const WATCH_INTERVAL_MS = 1_000

/** The worker thread of PostgreSQL, with answers in the order of the requests, and its watchdog. */
export class WorkerChannel {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  readonly #onFatal: (error: Error) => void
  readonly #usualLimitMs: number
  readonly #extensions = new Set<{ limitMs: number }>()
  #failure: Error | undefined
  #isClosing = false
  readonly #watch: NodeJS.Timeout

  private constructor(worker: Worker, onFatal: (error: Error) => void, answerLimitMs: number) {
    this.#worker = worker
    this.#onFatal = onFatal
    this.#usualLimitMs = answerLimitMs
    worker.on('message', (reply: WorkerReply) => this.#take(reply))
    worker.on('error', (error) => this.#fail(new WorkerFailedError(`The database's worker died: ${error.message}`)))
    worker.on('exit', () => this.#fail(new WorkerFailedError("The database's worker has ended.")))
    this.#watch = setInterval(() => this.#checkAnswerTime(), Math.min(WATCH_INTERVAL_MS, answerLimitMs))
    this.#watch.unref()
  }

  /** Starts the worker and waits until PostgreSQL is open. @throws DatabaseUnavailableError */
  static async open(
    settings: WorkerSettings,
    onFatal: (error: Error) => void,
    answerLimitMs = WORKER_ANSWER_LIMIT_MS,
  ): Promise<WorkerChannel> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, name: 'database' })
    const opened = new Promise<WorkerReply>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    const first = await opened.catch((error: Error): WorkerReply => ({ kind: 'failed', message: error.message }))
    if (first.kind !== 'ready') {
      await worker.terminate()
      throw new DatabaseUnavailableError(first.kind === 'failed' ? first.message : first.kind)
    }
    return new WorkerChannel(worker, onFatal, answerLimitMs)
  }

  /** Sends wire-protocol bytes (the array is transferred) and returns PostgreSQL's answer. @throws WorkerFailedError */
  async exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await this.#request({ kind: 'bytes', bytes }, [bytes.buffer])
    if (reply.kind !== 'bytes') throw new WorkerFailedError(`The database's worker answered "${reply.kind}".`)
    return reply.bytes
  }

  /** Shuts PostgreSQL down and ends the worker, which may be stuck: acknowledged commits are on the disk. */
  async close(): Promise<void> {
    if (this.#isClosing) return
    this.#isClosing = true
    const closed = this.#failure ? undefined : this.#request({ kind: 'close' }, [])
    if (closed) await withDeadline(closed, CLOSE_LIMIT_MS).catch(() => undefined)
    clearInterval(this.#watch)
    await this.#worker.terminate()
    for (const one of this.#waiting.splice(0)) one.reject(new WorkerFailedError('The embedded database is closed.'))
  }

  /** Raises the worker's answer limit until the returned function is called. The next user may have raised it already. */
  extendAnswerLimit(limitMs: number): () => void {
    const extension = { limitMs }
    this.#extensions.add(extension)
    return () => void this.#extensions.delete(extension)
  }

  #request(request: WorkerRequest, transfer: ArrayBuffer[]): Promise<WorkerReply> {
    if (this.#failure) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sinceMs: performance.now(), resolve, reject })
      this.#worker.postMessage(request, transfer)
    })
  }

  #take(reply: WorkerReply): void {
    if (reply.kind === 'failed') {
      this.#fail(new WorkerFailedError(`The embedded PostgreSQL failed: ${reply.message}`))
      return
    }
    const first = this.#waiting.shift()
    const next = this.#waiting[0]
    // The worker processes one request after another, so the next one's time starts now.
    if (next) next.sinceMs = performance.now()
    first?.resolve(reply)
  }

  #checkAnswerTime(): void {
    const oldest = this.#waiting[0]
    const limitMs = Math.max(this.#usualLimitMs, ...Array.from(this.#extensions, (extension) => extension.limitMs))
    if (!oldest || performance.now() - oldest.sinceMs < limitMs) return
    this.#fail(new WorkerFailedError(`The embedded PostgreSQL has not answered for ${limitMs} ms.`))
    void this.#worker.terminate()
  }

  #fail(error: Error): void {
    if (this.#isClosing || this.#failure) return
    this.#failure = error
    clearInterval(this.#watch)
    for (const one of this.#waiting.splice(0)) one.reject(error)
    this.#onFatal(error)
  }
}
