import { IMAGE_PATH, type ImageKind, imageAddressOf, imageForms, imageKinds } from '@foyer/contract'

/** Where a merchant's picture goes: a banner and a screenshot are one of several. */
interface ImageUse {
  kind: ImageKind
  name: string
}

const namePatterns: Partial<Record<ImageKind, RegExp>> = { banner: /^[\w.-]{1,64}$/, screenshot: /^[1-8]$/ }

/** `logo`, `background`, `splash`, `banner:<id>` or `screenshot:<place>`; undefined for anything else. */
export function parseImageUse(text: string): ImageUse | undefined {
  const [word = '', name = '', ...rest] = text.split(':')
  const kind = imageKinds.find((one) => one === word)
  if (!kind || rest.length > 0) return undefined
  const pattern = namePatterns[kind]
  return (pattern ? pattern.test(name) : name === '' && !text.includes(':')) ? { kind, name } : undefined
}

/**
 * The merchant's fields that show a picture, as assignments of `npm run merchant -- set`; none for a banner, which is a row
 * of its own.
 */
export function listAssignments({ kind, name }: ImageUse, folder: string, stored: Record<string, unknown>): string[] {
  const address = imageAddressOf(kind, folder)
  if (kind === 'logo') return [`template.h5_logo=${address}`, `appIcon=${IMAGE_PATH}${folder}/icon-{size}.png`]
  if (kind === 'background') return [`template.app_background=${address}`]
  if (kind === 'splash') return [`template.splash_image=${address}`]
  if (kind === 'screenshot') return [`appScreenshots=${JSON.stringify(placeScreenshot(address, name, stored))}`]
  return []
}

function placeScreenshot(src: string, place: string, { appScreenshots }: Record<string, unknown>): unknown[] {
  const { width, height } = imageForms.screenshot
  const list: unknown[] = Array.isArray(appScreenshots) ? [...appScreenshots] : []
  list.splice(Number(place) - 1, 1, { src, sizes: `${width * 2}x${height * 2}` })
  return list
}
