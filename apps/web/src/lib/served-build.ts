import { attempt } from './attempt.ts'

/** The two asset manifests (OPEN-52): files of the build, and scripts at fixed addresses. */
const manifestAddresses = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']
/** Timeout of a manifest, in ms. */
const manifestTimeoutMs = 5_000

/** The build at the server: address of its entry, and the hash of both asset manifests. */
export interface ServedBuild {
  entry: string
  /** SHA-256, hexadecimal. */
  hash: string
}

/**
 * Reads both asset manifests and hashes their texts (PWA-12, PWA-20, API-22). Undefined when either is missing or is no
 * manifest, and in a browser without hashes, as on an unencrypted page.
 */
export async function readServedBuild(): Promise<ServedBuild | undefined> {
  if (!navigator.onLine || !globalThis.crypto?.subtle) return undefined
  const texts = await Promise.all(manifestAddresses.map(readText))
  const entry = attempt((): unknown => JSON.parse(texts[0] ?? '').entry)
  if (typeof entry !== 'string' || texts.includes(undefined)) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n')))
  return { entry, hash: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}

async function readText(address: string): Promise<string | undefined> {
  const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(manifestTimeoutMs) : null
  try {
    const response = await fetch(address, { cache: 'no-store', signal })
    const isManifest = response.status === 200 && response.headers.get('content-type')?.includes('json')
    return isManifest ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** Has the browser look for another service worker at the server (PWA-13). Optional; failures are ignored. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/m/').catch(() => undefined)
  await registration?.update().catch(() => undefined)
}
