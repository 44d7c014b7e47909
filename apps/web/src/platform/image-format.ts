/** DEV-07, CONST-58. */
const oldestIosMajor = 14

/** The smallest image of each format. */
const samples = {
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  avif: 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
} as const

/** Detects the image format that this browser really decodes (DEV-07..09); `na` when it decodes neither. */
export async function findImageFormat(
  userAgent = navigator.userAgent,
  canDecode: (format: keyof typeof samples) => Promise<boolean> = decodeSample,
): Promise<'na' | keyof typeof samples> {
  for (const format of listFormatTries(userAgent)) if (await canDecode(format)) return format
  return 'na'
}

/**
 * Image formats to try on a device, the one with the smallest files first (DEV-08, DEV-09). Before iOS 14 an iPhone
 * tries none; every other device tries both, from iOS 16.4 on as before it: this second threshold of the specification
 * has no effect (CONF-23).
 */
function listFormatTries(userAgent: string): readonly ('avif' | 'webp')[] {
  const major = readIosMajor(userAgent)
  return major !== undefined && major < oldestIosMajor ? [] : ['avif', 'webp']
}

/** `iPhone OS 13_7` and `CPU OS 13_7`; undefined for any other device. */
function readIosMajor(userAgent: string): number | undefined {
  const version = /\b(?:iPhone|CPU) OS (\d+)_\d+/.exec(userAgent)?.[1]
  return version === undefined ? undefined : Number(version)
}

function decodeSample(format: keyof typeof samples): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.width > 0)
    picture.onerror = () => resolve(false)
    picture.src = `data:image/${format};base64,${samples[format]}`
  })
}
