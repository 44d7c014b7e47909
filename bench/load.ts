import { Pool } from 'undici'

/** One request; created per request, so that nonces and ids differ. */
export interface Shot {
  path: string
  /** Of a POST; a request without one is a GET. */
  body?: string
  headers: Record<string, string>
  /** Default: status 200. */
  isExpected?: (status: number, text: string) => boolean
}

export interface LoadResult {
  perSecond: number
  /** Milliseconds of each answered request, from its due time. */
  timesMs: number[]
}

interface Load {
  origin: string
  connections: number
  seconds: number
  /** Undefined: nothing is left to send, and the load ends. */
  makeShot: () => Shot | undefined
}

/** As many requests as `connections` callers can get answered, each waiting for its own response. */
export async function findPeak({ origin, connections, seconds, makeShot }: Load): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const timesMs: number[] = []
  const startMs = performance.now()
  const endMs = startMs + seconds * 1_000
  const caller = async (): Promise<void> => {
    while (performance.now() < endMs) {
      const sentMs = performance.now()
      const shot = makeShot()
      if (!shot) return
      await shoot(pool, shot)
      timesMs.push(performance.now() - sentMs)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, caller))
    return { perSecond: (timesMs.length / (performance.now() - startMs)) * 1_000, timesMs }
  } finally {
    await pool.destroy()
  }
}

/** A constant rate of requests per second, sent when due whether or not others were answered: waiting counts. */
export async function holdRate(
  { origin, connections, seconds, makeShot }: Load,
  perSecond: number,
): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const timesMs: number[] = []
  const shots: Array<Promise<void>> = []
  let failure: unknown
  const startMs = performance.now()
  let total = Math.floor(perSecond * seconds)
  try {
    while (shots.length < total && !failure) {
      const due = Math.min(total, Math.floor(((performance.now() - startMs) / 1_000) * perSecond))
      while (shots.length < due) {
        const dueMs = startMs + ((shots.length + 1) / perSecond) * 1_000
        const made = makeShot()
        if (!made) {
          total = shots.length
          break
        }
        const shot = shoot(pool, made).then(() => void timesMs.push(performance.now() - dueMs))
        shots.push(
          shot.catch((error: unknown) => {
            failure ??= error
          }),
        )
      }
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await Promise.all(shots)
    if (failure) throw failure
    return { perSecond: (timesMs.length / (performance.now() - startMs)) * 1_000, timesMs }
  } finally {
    await pool.destroy()
  }
}

async function shoot(pool: Pool, { path, body, headers, isExpected = isOk }: Shot): Promise<void> {
  const call = body === undefined ? ({ method: 'GET' } as const) : ({ method: 'POST', body } as const)
  const { statusCode, body: answer } = await pool.request({ ...call, path, headers })
  const text = await answer.text()
  if (!isExpected(statusCode, text)) throw new Error(`${path} answers ${statusCode}: ${text.slice(0, 200)}`)
}

function isOk(status: number): boolean {
  return status === 200
}
