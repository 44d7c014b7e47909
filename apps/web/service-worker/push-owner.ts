/**
 * What the worker knows of this browser's subscription: its token at the platform, and the mark that messages for its
 * member carry. No secret of a login; a logout empties it.
 */
export interface PushOwner {
  token: string
  /** Absent with a platform that marks no messages. */
  mark?: string | undefined
  /** The merchant's name; absent for a device that a page of an earlier build has bound. */
  name?: string | undefined
}

/** Name of the entry; no file and no page has this address. */
const ownerAddress = '/m/push-owner'

/** Null after a logout; undefined for a device that a page of an earlier build has bound. */
export async function readPushOwner(cacheName: string): Promise<PushOwner | null | undefined> {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(ownerAddress)
  return stored?.json()
}

/** Stores the owner, or that there is none. Rejects where the browser refuses storage. */
export async function storePushOwner(cacheName: string, owner: PushOwner | null): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(ownerAddress, new Response(JSON.stringify(owner)))
}
