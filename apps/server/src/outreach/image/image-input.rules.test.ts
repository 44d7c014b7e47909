import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { decideImageInput, MAX_IMAGE_BYTES } from './image-input.rules.ts'

const svg = (inner: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`)

const made = new Map<string, Buffer>()
beforeAll(async () => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const)
    made.set(format, await image.clone().toFormat(format).toBuffer())
  const frames = Buffer.alloc(8 * 16 * 3, 90)
  frames.fill(200, 8 * 8 * 3)
  const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const
  made.set(
    'moving',
    await sharp(frames, { raw, animated: true })
      .webp({ loop: 0, delay: [50, 50] })
      .toBuffer(),
  )
})
const get = (name: string) => made.get(name) ?? Buffer.alloc(0)

it.each(['png', 'jpeg', 'webp', 'avif'])('T44 a file is %s by its content', (format) => {
  expect(decideImageInput(get(format))).toEqual({ format })
})

it.each([
  ['plain', svg('<path d="M0 0h8v8z"/>')],
  [
    'after a declaration',
    svg('', '<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">'),
  ],
  ['with a gradient', svg('<linearGradient id="a"/><path fill="url(#a)"/><use href="#a"/>')],
  ['with an image inside', svg('<image href="data:image/png;base64,AAAA"/>')],
])('T44 a drawing is taken %s', (_name, bytes) => {
  expect(decideImageInput(bytes)).toEqual({ format: 'svg' })
})

const foreign = 'the file is no picture in one of the formats PNG, JPEG, WebP, AVIF and SVG'
const excess = 'the file does not end where its picture ends: export it anew from a program for images'
const inside = 'the drawing has scripts or pages inside: export it as a plain drawing'
const loads = (address: string) => `the drawing loads "${address}": put everything into the file itself`

it.each<[name: string, make: () => Buffer, fault: string]>([
  ['an empty file', () => Buffer.alloc(0), 'the file is empty'],
  ['a file that is too large', () => Buffer.alloc(MAX_IMAGE_BYTES + 1), 'the file has more than 8 MB'],
  ['text', () => Buffer.from('a logo'), foreign],
  ['a page', () => Buffer.from('<!doctype html><svg></svg>'), foreign],
  ['a GIF', () => get('gif'), foreign],
  ['a moving picture', () => get('moving'), 'the picture moves: a still one is needed'],
  ['a picture with a page after it', () => Buffer.concat([get('png'), Buffer.from('<script>')]), excess],
  ['a photo with an archive after it', () => Buffer.concat([get('jpeg'), Buffer.from('PK\x05\x06')]), excess],
  ['a WebP with more after it', () => Buffer.concat([get('webp'), Buffer.from('more')]), excess],
  ['an AVIF with more after it', () => Buffer.concat([get('avif'), Buffer.from('more text here')]), excess],
  ['a PNG that is cut off', () => get('png').subarray(0, -4), 'the file is cut off'],
  ['a WebP that is cut off', () => get('webp').subarray(0, -4), 'the file is cut off'],
  ['a drawing that is cut off', () => svg('').subarray(0, -3), 'the file is cut off'],
  ['a drawing of a megabyte', () => svg('x'.repeat(1024 * 1024)), 'the drawing has more than 1 MB'],
  ['a drawing that grows', () => svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), foreign],
  ['a drawing with a script', () => svg('<script>alert(1)</script>'), inside],
  ['a drawing with a handler', () => svg('<path onclick="alert(1)"/>'), inside],
  ['a drawing with a page', () => svg('<foreignObject/>'), inside],
  ['a drawing that moves', () => svg('<animate/>'), 'the picture moves: a still one is needed'],
  ['a drawing that loads a file', () => svg('<image href="file:///etc/passwd"/>'), loads('file:///etc/passwd')],
  ['a drawing that loads an address', () => svg('<use xlink:href="http://10.0.0.1/"/>'), loads('http://10.0.0.1/')],
  ['a drawing that loads by a style', () => svg('<path fill="url(//a.example)"/>'), loads('//a.example')],
  [
    'a drawing within a drawing',
    () => svg('<image href="data:image/svg+xml;base64,AA"/>'),
    loads('data:image/svg+xml;base64,AA'),
  ],
])('T44 %s is refused', (_name, make, fault) => {
  expect(decideImageInput(make())).toMatchObject({ fault })
})
