import { expect, it } from 'vitest'
import { describeImage, findLogoFile } from './image.ts'

const folder = `/m/pictures/${'0123456789abcdef'.repeat(2)}-360x168`

it('TMPL-07 the address of a picture has its size, its hue and its files', () => {
  expect(describeImage(`${folder}-7/banner-2x.webp`)).toEqual({
    width: 360,
    height: 168,
    tint: 7,
    avif: `${folder}-7/banner-1x.avif 1x, ${folder}-7/banner-2x.avif 2x`,
    webp: `${folder}-7/banner-1x.webp 1x, ${folder}-7/banner-2x.webp 2x`,
  })
  expect(describeImage(`${folder}-/logo-2x.webp`)?.tint).toBeUndefined()
})

it.each([
  '/m/art/aurora/mark.svg',
  `https://evil.example${folder}-7/banner-2x.webp`,
  `${folder}-7/banner-2x.webp?x=1`,
  `${folder}-7/banner-2x.png`,
  `${folder}-7/"onerror-2x.webp`,
  `/m/pictures/0123-360x168-7/banner-2x.webp`,
  '',
])('T29 %s is no picture of a merchant', (address) => {
  expect(describeImage(address)).toBeUndefined()
})

it.each([
  [`${folder}-/logo-2x.webp`, `${folder}-/favicon-32.png`],
  [`${folder}-/icon-{size}.png`, `${folder}-/favicon-32.png`],
  [`${folder}-/icon-192.png`, `${folder}-/favicon-32.png`],
  [`${folder}-7/banner-2x.webp`, undefined],
  ['/m/art/aurora/icon-{size}.png', undefined],
])('TMPL-10 the favicon beside %s is %s', (address, file) => {
  expect(findLogoFile(address, 'favicon-32.png')).toBe(file)
})
