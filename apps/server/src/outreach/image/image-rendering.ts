import { createHash } from 'node:crypto'
import { computeContrast, type ImageKind, iconSizes, imageForms, parseColour, type Rgb } from '@foyer/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { decideImageInput, type ImageFault } from './image-input.rules.ts'

/** Most pixels of a picture: a packed file may claim any size. */
const MAX_PIXELS = 40_000_000
/** Longest time of one step, in seconds. */
const MAX_SECONDS = 30
/** Pixels of a logo's longer side before it becomes icons. */
const LOGO_PIXELS = 1024
/** Share of an icon that its logo takes: a mask may be a circle of 80 % (PWA-23); iOS rounds the corners only. */
const LOGO_SHARE = { maskable: 0.56, touch: 0.72 }
/** Least contrast of a logo with the ground of its icons. */
const LEAST_CONTRAST = 1.6

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

interface RenderedPicture {
  /** Hash of all files, size in CSS pixels, hue. */
  folder: string
  files: ReadonlyMap<string, Buffer>
}

/**
 * Renders a file anew in the sizes in which pictures of its kind are shown; what it had beside its pixels is gone.
 * @param groundColour `#rrggbb` below the logo of icons that may not be transparent
 * @returns the files by name, or a sentence on why the file is not taken
 */
export async function renderImage(
  kind: ImageKind,
  bytes: Uint8Array,
  groundColour: string,
): Promise<RenderedPicture | ImageFault> {
  const input = decideImageInput(bytes)
  if ('fault' in input) return input
  try {
    // Its head alone: the bound of pixels has a sentence of its own.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const fault = findSizeFault(kind, metadata)
    if (fault) return fault
    return await renderFiles(kind, await decode(kind, bytes, metadata), groundColour)
  } catch {
    // What libvips says is for programmers.
    return { rule: 'image.broken', fault: `the picture is broken, or takes longer than ${MAX_SECONDS} seconds to read` }
  }
}

function open(bytes: Uint8Array, density?: number): Sharp {
  const options = { failOn: 'warning', limitInputPixels: MAX_PIXELS, ...(density ? { density } : {}) } as const
  return sharp(bytes, options).timeout({ seconds: MAX_SECONDS })
}

function findSizeFault(kind: ImageKind, { format, width, height, pages = 1 }: Metadata): ImageFault | undefined {
  if (width * height > MAX_PIXELS)
    return { rule: 'image.large', fault: `the picture has more than ${MAX_PIXELS / 1_000_000} million pixels` }
  if (pages > 1) return { rule: 'image.moving', fault: 'the picture moves: a still one is needed' }
  const { least } = imageForms[kind]
  if (format === 'svg' || Math.max(width, height) >= least) return undefined
  const needed = `a ${kind} needs at least ${least} on its longer side`
  return { rule: 'image.small', fault: `the picture has ${width} × ${height} pixels: ${needed}` }
}

/** The pixels upright, in sRGB, as large as any file needs them; without what the file had beside them. */
async function decode(kind: ImageKind, bytes: Uint8Array, { format, width, height }: Metadata): Promise<Buffer> {
  const form = imageForms[kind]
  const wanted = kind === 'logo' ? LOGO_PIXELS : Math.max(form.width, form.height) * 4
  // A drawing is as sharp as it is asked for; its size is for 72 dots per inch.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * wanted) / Math.max(width, height))) : undefined
  const upright = open(bytes, density).autoOrient().toColourspace('srgb')
  const bounded = upright.resize({ width: wanted, height: wanted, fit: 'inside', withoutEnlargement: true })
  const pixels = await bounded.png({ compressionLevel: 1 }).toBuffer()
  return kind === 'logo' ? trimEdges(pixels) : pixels
}

/** A logo without its transparent edges, so that it fills its icons. */
async function trimEdges(pixels: Buffer): Promise<Buffer> {
  const { isOpaque } = await sharp(pixels).stats()
  if (isOpaque) return pixels
  return sharp(pixels).trim({ background: transparent, threshold: 1 }).png({ compressionLevel: 1 }).toBuffer()
}

async function renderFiles(kind: ImageKind, pixels: Buffer, groundColour: string): Promise<RenderedPicture> {
  const { width, height } = await findSize(kind, pixels)
  const { fit, quality } = imageForms[kind]
  const files = new Map<string, Buffer>()
  for (const density of [1, 2]) {
    const size = { width: width * density, height: height * density }
    const scaled = sharp(pixels).resize({ ...size, fit: fit === 'contain' ? fit : 'cover', background: transparent })
    files.set(`${kind}-${density}x.avif`, await scaled.clone().avif({ quality: quality.avif, effort: 3 }).toBuffer())
    const webp = { quality: quality.webp, effort: 6, smartSubsample: true }
    files.set(`${kind}-${density}x.webp`, await scaled.clone().webp(webp).toBuffer())
  }
  if (kind === 'logo') for (const [name, icon] of await renderIcons(pixels, groundColour)) files.set(name, icon)
  const { isOpaque } = await sharp(files.get(`${kind}-2x.webp`)).stats()
  const hue = isOpaque ? String(findHue(await findMean(pixels))) : ''
  return { folder: `${hashFiles(files)}-${width}x${height}-${hue}`, files }
}

/** In CSS pixels. */
async function findSize(kind: ImageKind, pixels: Buffer): Promise<{ width: number; height: number }> {
  const form = imageForms[kind]
  if (form.fit !== 'inside') return form
  const { width, height } = await sharp(pixels).metadata()
  const scale = Math.min(form.width / width, form.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** All that a browser and a phone show of one logo: favicons, the app's icons, the badge of notifications. */
async function renderIcons(logo: Buffer, groundColour: string): Promise<Map<string, Buffer>> {
  const ground = chooseGround(await findMean(logo), groundColour)
  const icons = new Map<string, Buffer>()
  for (const size of iconSizes.favicon) icons.set(`favicon-${size}.png`, await fitLogo(logo, size))
  for (const size of iconSizes.icon) {
    icons.set(`icon-${size}.png`, await fitLogo(logo, size))
    icons.set(`maskable-${size}.png`, await placeLogo(logo, { size, ground, share: LOGO_SHARE.maskable }))
  }
  for (const size of iconSizes.touch)
    icons.set(`touch-${size}.png`, await placeLogo(logo, { size, ground, share: LOGO_SHARE.touch }))
  for (const size of iconSizes.badge) icons.set(`badge-${size}.png`, await renderBadge(logo, size))
  return icons
}

function fitLogo(logo: Buffer, size: number): Promise<Buffer> {
  return compress(sharp(logo).resize({ width: size, height: size, fit: 'contain', background: transparent }))
}

async function placeLogo(
  logo: Buffer,
  { size, ground, share }: { size: number; ground: Rgb; share: number },
): Promise<Buffer> {
  const [r, g, b] = ground
  const base = sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
  return compress(base.composite([{ input: await fitLogo(logo, Math.round(size * share)) }]))
}

function compress(image: Sharp): Promise<Buffer> {
  return image.png({ palette: true, quality: 92, effort: 6 }).toBuffer()
}

/**
 * The outline of a logo in white: Android takes nothing else of a badge. A logo without transparent parts shows what
 * differs from the colour of its corner.
 */
async function renderBadge(logo: Buffer, size: number): Promise<Buffer> {
  const fitted = sharp(logo).resize({ width: size, height: size, fit: 'contain', background: transparent })
  const { data } = await fitted.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(logo).stats()
  const corner = await findCorner(logo)
  for (let at = 0; at < data.length; at += 4) {
    const distance = Math.max(...[0, 1, 2].map((part) => Math.abs((data[at + part] ?? 0) - (corner[part] ?? 0))))
    const alpha = data[at + 3] ?? 0
    data.set([255, 255, 255, isOpaque ? Math.round((alpha * Math.min(255, distance * 3)) / 255) : alpha], at)
  }
  return sharp(data, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The template's colour, unless the logo is hardly seen on it: then white or black. */
function chooseGround(logo: Rgb, groundColour: string): Rgb {
  const ground = parseColour(groundColour) ?? [0, 0, 0]
  if (computeContrast(logo, ground) >= LEAST_CONTRAST) return ground
  const white: Rgb = [255, 255, 255]
  const black: Rgb = [11, 11, 15]
  return computeContrast(logo, white) > computeContrast(logo, black) ? white : black
}

/** Mean colour of the parts that are not transparent. */
async function findMean(pixels: Buffer): Promise<Rgb> {
  const small = sharp(pixels).resize({ width: 16, height: 16, fit: 'inside' }).ensureAlpha().raw()
  const { data } = await small.toBuffer({ resolveWithObject: true })
  const sum = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0) * alpha
    sum[3] = (sum[3] ?? 0) + alpha
  }
  const [red = 0, green = 0, blue = 0, weight = 0] = sum
  return [red, green, blue].map((part) => Math.round(part / Math.max(1, weight))) as [number, number, number] // three in
}

async function findCorner(pixels: Buffer): Promise<readonly number[]> {
  return [...(await sharp(pixels).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

/** Twelfth of the circle of hues. */
function findHue([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return 7
  if (most === red) return (Math.round(((green - blue) / range) * 2) + 12) % 12
  if (most === green) return Math.round(((blue - red) / range) * 2) + 4
  return Math.round(((red - green) / range) * 2) + 8
}

function hashFiles(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${name} ${content.length}\n`).update(content)
  return hash.digest('hex').slice(0, 32)
}
