declare global {
  interface Window {
    /** Returns a trusted address of one of our scripts; defined by the document's loader. */
    foyerScript?: (address: string) => string
  }
}

/**
 * Installs the service worker, which caches an offline page and the build's files (ROUTE-36, PWA-02, OPEN-51).
 * Optional; failures are ignored.
 */
export function cacheOfflinePage(merchant: string): void {
  const query = new URLSearchParams({ env: 'production', merchant })
  const address = window.foyerScript?.(`/m/sw.js?${query}`)
  if (address) navigator.serviceWorker?.register(address, { scope: '/m/' }).catch(() => undefined)
}
