import { workerMessages } from '../../service-worker/worker.constants.ts'

declare global {
  interface Window {
    /** Returns a trusted address of one of our scripts; defined by the document's loader. */
    foyerScript?: (address: string) => string
  }
}

/**
 * Installs the service worker, which caches an offline page and the build's files (ROUTE-36, PWA-02, OPEN-51). A page that
 * was open before it is stored, too: the next visit opens with it (decision 092).
 * Optional; failures are ignored.
 */
export function cacheOfflinePage(merchant: string): void {
  const query = new URLSearchParams({ env: 'production', merchant })
  const address = window.foyerScript?.(`/m/sw.js?${query}`)
  const { serviceWorker } = navigator
  if (!address || !serviceWorker) return
  const store = () => serviceWorker.controller?.postMessage(workerMessages.store)
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', store, { once: true })
  serviceWorker.register(address, { scope: '/m/' }).catch(() => undefined)
}
