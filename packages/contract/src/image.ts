/** What a merchant's pictures are for. */
export const imageKinds = ['logo', 'banner', 'background', 'splash', 'screenshot'] as const
export type ImageKind = (typeof imageKinds)[number]

/** Below it each picture has a folder, whose name has its content's hash, its size in CSS pixels, and its hue. */
export const IMAGE_PATH = '/m/pictures/'

const shownFile = /^\/m\/pictures\/[\da-f]{32}-(\d{1,4})x(\d{1,4})-(\d{0,2})\/[a-z]+-2x\.webp$/
const logoFile = /^(\/m\/pictures\/[\da-f]{32}-\d{1,4}x\d{1,4}-\d{0,2}\/)(?:logo-2x\.webp|icon-(?:\d+|\{size\})\.png)$/

/** Address of a picture as settings and content have it. */
export function imageAddressOf(kind: ImageKind, folder: string): string {
  return `${IMAGE_PATH}${folder}/${kind}-2x.webp`
}

/** How a page shows a picture of a merchant. */
export interface ImageView {
  /** In CSS pixels. */
  width: number
  height: number
  /** Twelfth of the circle of hues, for its place until it is there; absent for a picture with transparent parts. */
  tint: number | undefined
  /** `srcset` for screens with one and two pixels per CSS pixel. */
  avif: string
  webp: string
}

/** The view of an address that the merchant's settings or content have; undefined for any other image. */
export function describeImage(address: string): ImageView | undefined {
  const [, width, height, tint] = shownFile.exec(address) ?? []
  if (width === undefined) return undefined
  const list = (format: string) =>
    [1, 2].map((density) => `${address.slice(0, -'2x.webp'.length)}${density}x.${format} ${density}x`).join(', ')
  return {
    width: Number(width),
    height: Number(height),
    tint: tint ? Number(tint) : undefined,
    avif: list('avif'),
    webp: list('webp'),
  }
}

/**
 * Another file that was made of the same logo, such as `touch-180.png`; undefined for an address of no such logo.
 * @param address of the logo or of the app's icon
 */
export function findLogoFile(address: string, file: string): string | undefined {
  const folder = logoFile.exec(address)?.[1]
  return folder === undefined ? undefined : folder + file
}
