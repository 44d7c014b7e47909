import type { ImageKind } from './image.ts'

/** Form in which pictures of a kind are shown. */
interface ImageForm {
  /** Largest size on a phone, in CSS pixels. */
  width: number
  height: number
  /**
   * How a picture of another form fits in: `cover` is cut at its edges, `contain` gets transparent edges, `inside` keeps its
   * form.
   */
  fit: 'cover' | 'contain' | 'inside'
  /** Least pixels of the longer side of a raster image. */
  least: number
  /** Of AVIF and WebP, from 1 to 100. */
  quality: { avif: number; webp: number }
}

export const imageForms: Readonly<Record<ImageKind, ImageForm>> = {
  // The app's icon has 512 pixels (PWA-23).
  logo: { width: 96, height: 96, fit: 'contain', least: 512, quality: { avif: 68, webp: 86 } },
  banner: { width: 360, height: 168, fit: 'cover', least: 720, quality: { avif: 55, webp: 78 } },
  // It lies below a veil.
  background: { width: 450, height: 800, fit: 'cover', least: 800, quality: { avif: 40, webp: 60 } },
  splash: { width: 240, height: 240, fit: 'inside', least: 480, quality: { avif: 60, webp: 82 } },
  screenshot: { width: 390, height: 844, fit: 'cover', least: 844, quality: { avif: 50, webp: 76 } },
}

/** Sizes of the files beside the pictures themselves, in pixels. */
export const iconSizes = { favicon: [16, 32, 48], icon: [192, 256, 384, 512], touch: [180], badge: [96] } as const
