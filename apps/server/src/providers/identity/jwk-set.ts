import { readJson } from '@foyer/contract/json'
import { createLocalJWKSet, errors, type JWSHeaderParameters, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'

/** Bounds of a key set's age in milliseconds, whatever its cache-control says. */
const MIN_AGE_MS = 60_000
const MAX_AGE_MS = 24 * 3_600_000
/** Minimum time between two requests caused by an unknown key. */
const RETRY_MS = 30_000

const keySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string(), kid: z.string().optional() }))
    .min(1)
    .max(50),
})
type Keys = ReturnType<typeof createLocalJWKSet>

/** The key set of an issuer could not be read. */
export class KeySetUnavailableError extends Error {
  override readonly name = 'KeySetUnavailableError'
}

/**
 * Public keys of an issuer from its rotating JWK set, cached as long as the response's cache-control says. A token with
 * an unknown key makes it read the set again. @throws KeySetUnavailableError
 */
export function createJwkSet(url: string, httpClient: HttpClient, now: () => number = Date.now): JWTVerifyGetKey {
  let cached: { keys: Keys; readAt: number; endsAt: number } | undefined
  let reading: Promise<Keys> | undefined

  async function read(): Promise<Keys> {
    const response = await httpClient.call({ method: 'GET', url })
    const body = response.outcome === 'answered' && response.status === 200 ? readJson(response.body) : undefined
    const parsed = keySet.safeParse(body)
    if (response.outcome !== 'answered' || !parsed.success) throw new KeySetUnavailableError(url)
    const keys = createLocalJWKSet(parsed.data)
    const age = readMaxAgeMs(response.headers['cache-control'])
    const readAt = now()
    cached = { keys, readAt, endsAt: readAt + Math.min(Math.max(age, MIN_AGE_MS), MAX_AGE_MS) }
    return keys
  }

  /** Concurrent logins share one request. */
  function readOnce(): Promise<Keys> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  return async (header: JWSHeaderParameters, token) => {
    const keys = cached && cached.endsAt > now() ? cached.keys : await readOnce()
    try {
      return await keys(header, token)
    } catch (error) {
      const isRotated = error instanceof errors.JWKSNoMatchingKey && cached && cached.readAt + RETRY_MS <= now()
      if (!isRotated) throw error
      return (await readOnce())(header, token)
    }
  }
}

function readMaxAgeMs(header: string | string[] | undefined): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/.exec(String(header ?? ''))?.[1]
  return Number(seconds ?? 0) * 1_000
}
