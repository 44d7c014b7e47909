import { Readable } from 'node:stream'

/** Unread bytes of a reader that no longer keeps up: it is cut off and returns later. */
const MAX_UNREAD_BYTES = 64 * 1024
/** Shorter than the timeouts of idle connections in proxies and mobile networks. */
const KEEP_ALIVE_MS = 20_000
/** Readers that came together, e.g. after a restart, do not return together: a life is longer or shorter by this share. */
const LIFE_SPREAD = 0.2

/**
 * Delay before the browser returns to an ended stream that asks for a soon return; without it 3 s and more. Not shorter,
 * and spread: after a restart all readers return, and those who can't connect repeat it until their page gives up.
 */
const RETURN_MS = { min: 500, max: 1_000 }

/** A response of server-sent events that stays open until it ends or the reader leaves. */
export class EventStream<Value> {
  readonly body: Readable
  readonly #keepAlive: NodeJS.Timeout
  #isEnded = false

  /** @param lifeMs on average */
  constructor({ lifeMs, returnsSoon = false }: { lifeMs: number; returnsSoon?: boolean }) {
    this.body = new Readable({ read: () => undefined })
    const returnMs = Math.round(RETURN_MS.min + Math.random() * (RETURN_MS.max - RETURN_MS.min))
    // The first bytes open the response before the first event.
    this.body.push(returnsSoon ? `retry: ${returnMs}\n\n` : ': open\n\n')
    this.#keepAlive = setInterval(() => this.#write(': alive\n\n'), KEEP_ALIVE_MS)
    const life = setTimeout(() => this.end(), lifeMs * (1 + LIFE_SPREAD * (2 * Math.random() - 1)))
    this.body.once('close', () => {
      clearInterval(this.#keepAlive)
      clearTimeout(life)
    })
  }

  send(value: Value): void {
    this.#write(`data: ${JSON.stringify(value)}\n\n`)
  }

  /**
   * @param id of the event: the browser sends the last one when it returns
   * @param json of the event's value, in one line
   */
  sendPrepared(id: string, json: string): void {
    this.#write(`id: ${id}\ndata: ${json}\n\n`)
  }

  /** Runs once, when either side has ended the stream. */
  onClose(run: () => void): void {
    this.body.once('close', run)
  }

  end(): void {
    this.#isEnded = true
    if (!this.body.destroyed) this.body.push(null)
  }

  #write(text: string): void {
    if (this.#isEnded || this.body.destroyed) return
    if (this.body.readableLength > MAX_UNREAD_BYTES) this.body.destroy()
    else this.body.push(text)
  }
}
