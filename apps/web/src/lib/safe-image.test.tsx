import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { renderElement } from '../../testing/render-element.tsx'
import { SafeImage } from './safe-image.tsx'

const render = (src: string) =>
  renderElement(<SafeImage src={src} width={360} height={168} className="a" />, { settings: fixtureSettings() })

test('TMPL-07 a picture of the merchant comes in two formats and sizes, with its hue in its place until then', async () => {
  const folder = `/m/pictures/${'0a'.repeat(16)}-360x168-7`
  const markup = await render(`${folder}/banner-2x.webp`)
  expect(markup).toContain(
    `<picture><source type="image/avif" srcSet="${folder}/banner-1x.avif 1x, ${folder}/banner-2x.avif 2x"/>`,
  )
  expect(markup).toContain(`srcSet="${folder}/banner-1x.webp 1x, ${folder}/banner-2x.webp 2x"`)
  expect(markup).toContain('data-tint="7"')
  expect(markup).toContain('width="360" height="168" class="a"')
})

test.each([
  ['/m/art/aurora/mark.svg', '<img src="/m/art/aurora/mark.svg"'],
  [`https://evil.tld/m/pictures/${'0a'.repeat(16)}-360x168-7/banner-2x.webp`, ''],
])('TMPL-09 T29 the image %s is %j', async (src, start) => {
  const markup = await render(src)
  expect(markup).not.toContain('<picture>')
  expect(start === '' ? !markup.includes('<img') : markup.includes(start)).toBe(true)
})
