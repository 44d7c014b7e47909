import { reloadPage } from './navigation.tsx'

/**
 * Loads this page as it is served now, of another build: no stored document opens in its place
 * (decision 092), also in a browser whose worker cannot tell a reload.
 */
export async function reloadServed(): Promise<void> {
  await deleteStoredPages().catch(() => undefined)
  reloadPage()
}

/** Deletes the stored documents. Rejects in a browser without this storage. */
export async function deleteStoredPages(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => /^foyer\.[\w.-]*\.pages\.\d+$/.test(name)).map((name) => caches.delete(name)),
  )
}
