import { useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'
import { makeUuid } from './uuid.ts'

export interface RequestIds {
  /** The id of a write, kept before it is sent: the same one until it is settled, over reloads too. */
  take(name: string): string
  /** The write with this id was answered: the next one gets a new id. One that has begun meanwhile keeps its own. */
  settle(name: string, id: string): void
  /** What is asked for next under this name is another content: it gets a new id. */
  remove(name: string): void
}

/** How many writes may be without an answer at once; the oldest is forgotten first. */
const MAX_PENDING = 20

/** Ids of writes that must not happen twice. `name` says what is asked for, with its content, and holds no secret. */
export function openRequestIds(storage: TypedStorage): RequestIds {
  const read = () => storage.read('pendingRequests') ?? {}
  return {
    take(name) {
      const known = read()[name]
      if (known !== undefined) return known
      const id = makeUuid()
      const retained = Object.entries(read()).slice(1 - MAX_PENDING)
      storage.write('pendingRequests', { ...Object.fromEntries(retained), [name]: id })
      return id
    },
    settle(name, id) {
      if (read()[name] === id) remove(name)
    },
    remove,
  }

  function remove(name: string): void {
    const { [name]: _forgotten, ...rest } = read()
    storage.write('pendingRequests', rest)
  }
}

/** The same for a screen. */
export function useRequestIds(): RequestIds {
  const { storage } = useServices()
  return openRequestIds(storage)
}
