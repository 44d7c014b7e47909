interface ChromiumQuota {
  queryUsageAndQuota(onRead: (used: number, granted: number) => void, onFail: () => void): void
}

/** Twice the limit of the script's memory: private windows of Chromium have less storage than that. */
const MEMORY_FACTOR = 2

/**
 * Whether this window is private (SOC-09, SOC-11), as far as a browser shows it: no browser has a call for it, so only a
 * clear sign counts. Chromium limits storage by memory; Safari and Firefox refuse the private file system.
 */
export async function isPrivateMode(): Promise<boolean> {
  const { webkitTemporaryStorage } = navigator as { webkitTemporaryStorage?: ChromiumQuota } // Chromium only
  const { memory } = performance as { memory?: { jsHeapSizeLimit?: number } } // Chromium only
  const limit = memory?.jsHeapSizeLimit
  if (webkitTemporaryStorage && limit !== undefined) {
    const granted = await new Promise<number | undefined>((resolve) => {
      webkitTemporaryStorage.queryUsageAndQuota(
        (_used, quota) => resolve(quota),
        () => resolve(undefined),
      )
    })
    return granted !== undefined && granted < limit * MEMORY_FACTOR
  }
  if (typeof navigator.storage?.getDirectory !== 'function') return false
  try {
    await navigator.storage.getDirectory()
    return false
  } catch (cause) {
    return cause instanceof DOMException && (cause.name === 'SecurityError' || cause.name === 'UnknownError')
  }
}
