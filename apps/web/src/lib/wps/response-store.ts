import { fitsSessionStorage, sessionStorageLimitBytes } from '../storage-limit.ts'
import { responseCacheName } from './wps.constants.ts'

/** HTTP-17: a response's value with its expiry, in milliseconds since 1970. */
export interface CachedResponse {
  data: unknown
  expiresAt: number
}

export interface ResponseStore {
  read(key: string): Promise<CachedResponse | undefined>
  write(key: string, answer: CachedResponse): Promise<void>
  remove(key: string): Promise<void>
  /** All entries, oldest first; the lifetime is constant. */
  list(): Promise<{ key: string; expiresAt: number }[]>
}

const expiryHeader = 'X-Expires-At'

/** HTTP-23, HTTP-24: the Cache API; if missing or refused, session storage; without that, no cache. */
export function openResponseStore(): ResponseStore {
  let store: Promise<ResponseStore> | undefined
  const attempt = async <T>(run: (store: ResponseStore) => Promise<T>): Promise<T> => {
    try {
      store ??= globalThis.caches.open(responseCacheName).then(createCacheBackend)
      return await run(await store)
    } catch {
      store = Promise.resolve(createSessionBackend(globalThis.sessionStorage))
      return run(await store)
    }
  }
  return {
    read: (key) => attempt((own) => own.read(key)),
    write: (key, answer) => attempt((own) => own.write(key, answer)),
    remove: (key) => attempt((own) => own.remove(key)),
    list: () => attempt((own) => own.list()),
  }
}

/** A key in the Cache API's address form; never requested. */
const prefix = `/${responseCacheName}`

function createCacheBackend(cache: Cache): ResponseStore {
  return {
    async read(key) {
      const response = await cache.match(prefix + key)
      return response && { data: JSON.parse(await response.text()), expiresAt: readExpiry(response) }
    },
    async write(key, { data, expiresAt }) {
      const headers = { 'Content-Type': 'application/json', [expiryHeader]: String(expiresAt) }
      await cache.put(prefix + key, new Response(JSON.stringify(data), { headers }))
    },
    async remove(key) {
      await cache.delete(prefix + key)
    },
    async list() {
      const cached = (await cache.keys()).map(async (request) => {
        const { pathname, search } = new URL(request.url)
        const response = await cache.match(request)
        return { key: (pathname + search).slice(prefix.length), expiresAt: response ? readExpiry(response) : 0 }
      })
      return sortByExpiry(await Promise.all(cached))
    },
  }
}

function readExpiry({ headers }: Response): number {
  return Number(headers.get(expiryHeader))
}

/** Responses use at most half of the storage, so that the session itself is never refused. */
const sessionShareBytes = sessionStorageLimitBytes / 2

function createSessionBackend(area: Storage | undefined): ResponseStore {
  const read = (key: string): CachedResponse | undefined => {
    const text = area?.getItem(prefix + key)
    return text ? JSON.parse(text) : undefined
  }
  return {
    read: async (key) => read(key),
    async write(key, answer) {
      const text = JSON.stringify(answer)
      if (area && fitsSessionStorage(area, prefix + key, text, sessionShareBytes)) area.setItem(prefix + key, text)
    },
    async remove(key) {
      area?.removeItem(prefix + key)
    },
    async list() {
      const names = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '')
      const keys = names.filter((name) => name.startsWith(`${prefix}/`)).map((name) => name.slice(prefix.length))
      return sortByExpiry(keys.map((key) => ({ key, expiresAt: read(key)?.expiresAt ?? 0 })))
    },
  }
}

function sortByExpiry<Kept extends { expiresAt: number }>(cached: Kept[]): Kept[] {
  return cached.sort((a, b) => a.expiresAt - b.expiresAt)
}
