import type { Middleware, MiddlewareContext, WpsRequest } from './middleware.ts'
import {
  buildCacheKey,
  isCacheable,
  isOtherUserKey,
  isUsable,
  listCleanup,
  listExcessEntries,
} from './response-cache.rules.ts'
import { openResponseStore, type ResponseStore } from './response-store.ts'
import { cacheCleanupMs, evictionChance, responseLifetimeMs } from './wps.constants.ts'

/**
 * HTTP-13, HTTP-17..24: public responses, cached under merchant, member and language. Entries of a member's session are
 * removed with the session (CONF-18, T28).
 */
export function createResponseCache(
  { merchant, session, random = Math.random }: MiddlewareContext,
  store: ResponseStore = openResponseStore(),
): Middleware {
  let work: Promise<void> = Promise.resolve()
  let isCleaning = false
  let memberId = session.get()?.id

  /** Serializes changes, so that no write follows a concurrent purge; a failure only loses a response. */
  function inTurn(change: () => Promise<void>): void {
    work = work.then(change).catch(() => undefined)
  }

  async function removeAll(cached: readonly { key: string }[]): Promise<void> {
    await Promise.all(cached.map(({ key }) => store.remove(key)))
  }

  /** Removes the entries of an ended or replaced session. */
  function watchMember(): void {
    const before = memberId
    memberId = session.get()?.id
    if (before !== undefined && before !== memberId) inTurn(async () => removeAll(await store.list()))
  }

  /** Entries of a member who closed the page without a logout. */
  function removeOtherUsers(): void {
    inTurn(async () => {
      const cached = await store.list()
      await removeAll(cached.filter(({ key }) => isOtherUserKey(key, merchant, session.get()?.id)))
    })
  }

  function clean(): void {
    inTurn(async () => removeAll(listCleanup(await store.list(), Date.now())))
  }

  function startCleaning(): void {
    if (isCleaning) return
    isCleaning = true
    setTimeout(() => {
      clean()
      setInterval(clean, cacheCleanupMs.every)
    }, cacheCleanupMs.first)
  }

  async function find(key: string): Promise<{ data: unknown } | undefined> {
    const found = await store.read(key).catch(() => undefined)
    return found && isUsable(found.expiresAt, Date.now()) ? found : undefined
  }

  function keep(key: string, { session: owner }: WpsRequest, data: unknown): void {
    inTurn(async () => {
      if (session.get()?.id !== owner?.id) return
      await store.write(key, { data, expiresAt: Date.now() + responseLifetimeMs })
      if (random() < evictionChance) await removeAll(listExcessEntries(await store.list()))
    })
  }

  session.subscribe(watchMember)
  removeOtherUsers()
  return async (request, next) => {
    if (!isCacheable(request.endpoint)) return next(request)
    startCleaning()
    const owner = { merchant, memberId: request.session?.id, language: request.language }
    const key = buildCacheKey(owner, request.url)
    const found = request.isFresh ? undefined : await find(key)
    if (found) return found.data
    const data = await next(request)
    keep(key, request, data)
    return data
  }
}
