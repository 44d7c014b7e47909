/** Formats that a merchant's picture may come in; each is rendered anew, so that nothing but its pixels is kept. */
type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg'

/** Largest file of a picture, in bytes, and of a drawing. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024
const MAX_DRAWING_BYTES = 1024 * 1024

/** Why a file is not taken: the id of the rule, and a sentence for an operator. */
export interface ImageFault {
  rule: `image.${'empty' | 'large' | 'type' | 'broken' | 'excess' | 'moving' | 'script' | 'outside' | 'small'}`
  fault: string
}

type InputDecision = { format: ImageFormat } | ImageFault

/**
 * The format of a file by its content, whatever its name says; or a sentence on why it is not taken. A file that goes on
 * after its picture, moves, or reaches outside of itself is refused.
 */
export function decideImageInput(bytes: Uint8Array): InputDecision {
  if (bytes.length === 0) return { rule: 'image.empty', fault: 'the file is empty' }
  if (bytes.length > MAX_IMAGE_BYTES)
    return { rule: 'image.large', fault: `the file has more than ${MAX_IMAGE_BYTES / 1024 / 1024} MB` }
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { format, isOf, findFault } of formats)
    if (isOf(data)) {
      const fault = findFault(data)
      return fault ?? { format }
    }
  return { rule: 'image.type', fault: 'the file is no picture in one of the formats PNG, JPEG, WebP, AVIF and SVG' }
}

interface FormatRule {
  format: ImageFormat
  isOf(data: Buffer): boolean
  findFault(data: Buffer): ImageFault | undefined
}

const formats: readonly FormatRule[] = [
  { format: 'png', isOf: (data) => data.subarray(0, 8).equals(pngMark), findFault: findPngFault },
  {
    format: 'jpeg',
    isOf: (data) => data.length > 3 && data.readUIntBE(0, 3) === 0xff_d8_ff,
    findFault: (data) => (data.readUInt16BE(data.length - 2) === 0xff_d9 ? undefined : excess),
  },
  {
    format: 'webp',
    isOf: (data) => textAt(data, 0) === 'RIFF' && textAt(data, 8) === 'WEBP',
    findFault: findWebpFault,
  },
  {
    format: 'avif',
    isOf: (data) => textAt(data, 4) === 'ftyp' && /^avi[fs]$/.test(textAt(data, 8)),
    findFault: findAvifFault,
  },
  { format: 'svg', isOf: isDrawing, findFault: findDrawingFault },
]

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const cut: ImageFault = { rule: 'image.broken', fault: 'the file is cut off' }
const excess: ImageFault = {
  rule: 'image.excess',
  fault: 'the file does not end where its picture ends: export it anew from a program for images',
}
const moving: ImageFault = { rule: 'image.moving', fault: 'the picture moves: a still one is needed' }

function textAt(data: Buffer, offset: number): string {
  return data.toString('latin1', offset, offset + 4)
}

/** Walks the chunks, each at least twelve bytes long. */
function findPngFault(data: Buffer): ImageFault | undefined {
  for (let at = pngMark.length; at + 12 <= data.length; ) {
    const type = textAt(data, at + 4)
    at += 12 + data.readUInt32BE(at)
    if (type === 'acTL') return moving
    if (type === 'IEND') return at === data.length ? undefined : excess
  }
  return cut
}

function findWebpFault(data: Buffer): ImageFault | undefined {
  if (data.length < 21) return cut
  const end = 8 + data.readUInt32LE(4)
  if (end > data.length) return cut
  if (end < data.length) return excess
  return textAt(data, 12) === 'VP8X' && ((data[20] ?? 0) & 2) !== 0 ? moving : undefined
}

/** Walks the boxes, each at least eight bytes long; the last one may say that it goes on to the end. */
function findAvifFault(data: Buffer): ImageFault | undefined {
  if (textAt(data, 8) === 'avis') return moving
  let at = 0
  while (at + 8 <= data.length) {
    if (!/^(?:ftyp|meta|mdat|free|skip|uuid)$/.test(textAt(data, at + 4))) return excess
    const size = data.readUInt32BE(at)
    if (size === 0) return undefined
    if (size < 8) return excess
    at += size
  }
  if (at > data.length) return cut
  return at < data.length ? excess : undefined
}

/** XML whose first element is `svg`. */
function isDrawing(data: Buffer): boolean {
  const begin = data.toString('utf8', 0, 4096).replace(/^\uFEFF/, '')
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s+svg[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
    begin,
  )
}

function findDrawingFault(data: Buffer): ImageFault | undefined {
  if (data.length > MAX_DRAWING_BYTES)
    return { rule: 'image.large', fault: `the drawing has more than ${MAX_DRAWING_BYTES / 1024 / 1024} MB` }
  const text = data.toString('utf8')
  if (!/<\/svg>\s*(<!--[\s\S]*?-->\s*)*$/.test(text) && !/<svg[^>]*\/>\s*$/.test(text)) return cut
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text))
    return { rule: 'image.script', fault: 'the drawing defines entities: export it without them' }
  if (/<(?:\w+:)?(?:script|foreignObject|iframe|audio|video)\b|\son\w+\s*=/i.test(text))
    return { rule: 'image.script', fault: 'the drawing has scripts or pages inside: export it as a plain drawing' }
  if (/<(?:\w+:)?(?:animate|set)\w*\b/i.test(text)) return moving
  const links = [...text.matchAll(/\bhref\s*=\s*["']\s*([^"']*)|\burl\(\s*["']?\s*([^"')]*)|@import\s*(.{0,40})/gi)]
  const outside = links.map(([, href, url, imported]) => href ?? url ?? imported ?? '').find((link) => !isInside(link))
  if (outside !== undefined)
    return {
      rule: 'image.outside',
      fault: `the drawing loads ${JSON.stringify(outside.slice(0, 60))}: put everything into the file itself`,
    }
  return undefined
}

/** A part of the drawing, or a raster image within it. */
function isInside(link: string): boolean {
  return link.startsWith('#') || /^data:image\/(png|jpe?g);base64,/i.test(link)
}
