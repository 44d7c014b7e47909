import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderImage } from './image-rendering.ts'

const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 24 24"><circle cx="8" cy="8" r="8" fill="#0a6b34"/></svg>',
)
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2244cc' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()

async function render(...parameters: Parameters<typeof renderImage>) {
  const rendered = await renderImage(...parameters)
  if ('fault' in rendered) throw new Error(rendered.fault)
  const sizes: Record<string, string> = {}
  for (const [name, content] of rendered.files) {
    const { width, height, format, exif } = await sharp(content).metadata()
    sizes[name] = `${format === 'heif' ? 'avif' : format} ${width}x${height}${exif ? ' exif' : ''}`
  }
  return { ...rendered, sizes }
}

describe('a logo', () => {
  it('PWA-23 TMPL-10 gives all icons, and the same address for the same content', async () => {
    const { folder, sizes, files } = await render('logo', mark, '#0b3d22')
    expect(sizes).toEqual({
      ...{ 'logo-1x.avif': 'avif 96x96', 'logo-1x.webp': 'webp 96x96' },
      ...{ 'logo-2x.avif': 'avif 192x192', 'logo-2x.webp': 'webp 192x192' },
      ...Object.fromEntries([16, 32, 48].map((size) => [`favicon-${size}.png`, `png ${size}x${size}`])),
      ...Object.fromEntries(
        ['icon', 'maskable'].flatMap((name) =>
          [192, 256, 384, 512].map((size) => [`${name}-${size}.png`, `png ${size}x${size}`]),
        ),
      ),
      ...{ 'touch-180.png': 'png 180x180', 'badge-96.png': 'png 96x96' },
    })
    expect(folder).toMatch(/^[\da-f]{32}-96x96-$/)
    expect(await renderImage('logo', mark, '#0b3d22')).toMatchObject({ folder })
    const other = await render('logo', mark, '#f3f5fa')
    expect(other.folder).not.toBe(folder)

    // Opaque for a mask, and the logo within its circle of 80 %.
    const maskable = sharp(files.get('maskable-512.png'))
    expect((await maskable.stats()).isOpaque).toBe(true)
    const { info } = await maskable.clone().trim({ threshold: 20 }).toBuffer({ resolveWithObject: true })
    expect(info.width).toBeLessThan(512 * 0.8)
    expect(info.width).toBeGreaterThan(512 * 0.5)
    expect((await sharp(files.get('icon-512.png')).stats()).isOpaque).toBe(false)

    const badge = await sharp(files.get('badge-96.png')).stats()
    expect(badge.channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
      [255, 255],
      [255, 255],
      [255, 255],
    ])
    expect(badge.channels[3]).toMatchObject({ min: 0, max: 255 })
  })
})

it('TMPL-07 a banner has its form, its hue and nothing beside its pixels', async () => {
  const { folder, sizes } = await render('banner', await photo(1000, 800), '#000000')
  expect(folder).toMatch(/-360x168-8$/)
  expect(sizes).toEqual({
    ...{ 'banner-1x.avif': 'avif 360x168', 'banner-1x.webp': 'webp 360x168' },
    ...{ 'banner-2x.avif': 'avif 720x336', 'banner-2x.webp': 'webp 720x336' },
  })
})

it('TMPL-11 a picture of the splash keeps its form', async () => {
  const { folder, sizes } = await render('splash', await photo(800, 200), '#000000')
  expect(folder).toMatch(/-240x60-8$/)
  expect(sizes['splash-2x.webp']).toBe('webp 480x120')
})

it.each<[name: string, make: () => Promise<Buffer>, fault: string]>([
  [
    'a small logo',
    () => photo(300, 200),
    'the picture has 300 × 200 pixels: a logo needs at least 512 on its longer side',
  ],
  [
    'a drawing of any size',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"></svg>'),
    'the picture has more than 40 million pixels',
  ],
  [
    'a packed picture',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    'the picture has more than 40 million pixels',
  ],
  [
    'a broken picture',
    async () => {
      const bytes = await photo(600, 600)
      bytes.fill(0x5a, 300, bytes.length - 2)
      return bytes
    },
    'the picture is broken, or takes longer than 30 seconds to read',
  ],
])('T44 %s is refused', async (_name, make, fault) => {
  expect(await renderImage('logo', await make(), '#000000')).toMatchObject({ fault })
})
