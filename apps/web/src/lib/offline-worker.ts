declare global {
  interface Window {
    /** Gives the address of one of our scripts to whoever asks the browser for it; made by the document's loader. */
    foyerScript?: (address: string) => string
  }
}

/**
 * Installs the service worker, which keeps an offline page and the build's files (ROUTE-36, PWA-02, OPEN-51). A browser
 * without one, or one that refuses, goes on as it is.
 */
export function cacheOfflinePage(merchant: string): void {
  const query = new URLSearchParams({ env: 'production', merchant })
  const address = window.foyerScript?.(`/m/sw.js?${query}`)
  if (address) navigator.serviceWorker?.register(address, { scope: '/m/' }).catch(() => undefined)
}
