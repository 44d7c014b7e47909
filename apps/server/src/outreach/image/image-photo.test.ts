import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { renderPhoto } from './image-photo.ts'

const plain = sharp({ create: { width: 60, height: 20, channels: 3, background: '#336699' } })

it('OPEN-46 an image is encoded anew, upright, without what it had beside its pixels', async () => {
  const exif = { IFD0: { Make: 'Secret phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
  const photo = await plain.clone().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(photo.includes('Secret phone')).toBe(true)
  const kept = await renderPhoto(photo)
  const { format, width, height, exif: rest, orientation } = await sharp(kept).metadata()
  expect([format, width, height, rest, orientation]).toEqual(['webp', 20, 60, undefined, undefined])
  expect(kept?.includes('Secret phone')).toBe(false)
})

it('OPEN-46 a large image becomes smaller', async () => {
  const large = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { width, height } = await sharp(await renderPhoto(large)).metadata()
  expect([width, height]).toEqual([2_000, 500])
})

/** A PNG that claims 60,000 × 60,000 pixels in some bytes. */
function bomb(): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1
    return value >>> 0
  })
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    let crc = 0xff_ff_ff_ff
    for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
    const around = Buffer.alloc(8)
    around.writeUInt32BE(data.length, 0)
    around.writeUInt32BE((crc ^ 0xff_ff_ff_ff) >>> 0, 4)
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 0, 0, 0, 0])
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}

it.each([
  ['a script', async () => Buffer.from('<script>alert(1)</script>')],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')],
  ['a document', async () => Buffer.from('%PDF-1.7')],
  ['a GIF', async () => plain.clone().gif().toBuffer()],
  [
    'an image with a page behind it',
    async () => Buffer.concat([await plain.clone().png().toBuffer(), Buffer.from('<html>')]),
  ],
  ['an image that is cut off', async () => (await plain.clone().png().toBuffer()).subarray(0, -20)],
  ['an image that claims more pixels than are read', async () => bomb()],
  ['nothing', async () => Buffer.alloc(0)],
])('OPEN-46 T27 %s is refused', async (_name, make) => {
  expect(await renderPhoto(await make())).toBeUndefined()
})
