/** DEV-07, CONST-58. */
const oldestIosMajor = 14

/**
 * The picture formats that a device tries, the one of the smallest pictures first (DEV-08, DEV-09). An iPhone before
 * iOS 14 is not even asked; every other device tries both, from iOS 16.4 on as before it: this second threshold of the
 * specification decides nothing (CONF-23).
 */
export function listFormatTries(userAgent: string): readonly ('avif' | 'webp')[] {
  const major = readIosMajor(userAgent)
  return major !== undefined && major < oldestIosMajor ? [] : ['avif', 'webp']
}

/** `iPhone OS 13_7` and `CPU OS 13_7`; undefined for any other device. */
function readIosMajor(userAgent: string): number | undefined {
  const version = /\b(?:iPhone|CPU) OS (\d+)_\d+/.exec(userAgent)?.[1]
  return version === undefined ? undefined : Number(version)
}
