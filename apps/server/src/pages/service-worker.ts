import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOldBrowser } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../http/service-error.ts'
import type { PageSource } from './page-source.ts'

/**
 * Replaces a broken worker at its fixed address, which browsers check past any worker: its installation ends the
 * registration and deletes the caches. The next page comes from the network. The end of the registration is not awaited:
 * it follows that of the installation.
 */
const retiredWorker = `self.addEventListener('install',(event)=>{
self.registration.unregister()
event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('foyer.'))await caches.delete(name)})())})`

/** The service worker of the web app's build; `isLegacy`: for old browsers (DEC-45). */
export function readWorker(webDist: string, isLegacy: boolean): Promise<string> {
  return readFile(join(webDist, isLegacy ? 'legacy-worker' : 'worker', 'sw.js'), 'utf8')
}

/**
 * `/m/sw.js` (ROUTE-36): the service worker of the web app's build, for the host's own merchant only. Each further
 * address would make the browser install another worker, so any other value is refused (PWA-02, T28).
 */
export async function registerServiceWorker(
  app: FastifyInstance,
  { webDist, source, isOff = false }: { webDist: string; source: PageSource; isOff?: boolean },
): Promise<void> {
  const [script, legacyScript] = isOff
    ? [retiredWorker, retiredWorker]
    : await Promise.all([readWorker(webDist, false), readWorker(webDist, true)])
  app.get('/m/sw.js', async (request, reply) => {
    const settings = await source.readSettings(request)
    const known: Record<string, string | undefined> = { env: 'production', merchant: settings?.merchantCode }
    const given = new URLSearchParams(request.url.split('?')[1] ?? '')
    if (!settings || [...given].some(([name, value]) => known[name] !== value)) throw new ServiceError('not_found')
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(isOldBrowser(request.headers['user-agent']) ? legacyScript : script)
  })
}
