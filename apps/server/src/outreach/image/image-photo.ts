import { decideImageInput } from './image-input.rules.ts'

/** Most pixels of an image: a packed file may claim any size. */
const MAX_PIXELS = 40_000_000
/** Longest time of one image, in seconds. */
const MAX_SECONDS = 20
/** Longer side of what is kept, in pixels: a screen can still be read. */
const KEPT_PIXELS = 2_000

/**
 * A visitor's photo or screen, encoded anew as WebP: nothing but its pixels is kept. Undefined for a file that is no
 * still PNG, JPEG, WebP or AVIF image, that goes on after its end, is broken or too large; drawings are not taken.
 */
export async function renderPhoto(bytes: Uint8Array): Promise<Buffer | undefined> {
  const input = decideImageInput(bytes)
  if ('fault' in input || input.format === 'svg') return undefined
  // Loaded with the first image: most instances that start need none.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS })
    const { pages = 1, format } = await image.metadata()
    if (pages > 1 || format === 'svg') return undefined
    return await image
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: KEPT_PIXELS, height: KEPT_PIXELS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return undefined
  }
}
