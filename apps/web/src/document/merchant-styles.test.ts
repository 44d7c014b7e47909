import { readFileSync } from 'node:fs'
import { templateIds } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { writeMerchantStyles } from './merchant-styles.ts'

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const { template } = fixtureSettings()
const write = (change: Partial<typeof template>) =>
  writeMerchantStyles(
    { ...template, app_desc_font_color: '', ...change },
    (address) => (address.startsWith('/m/') ? address : undefined),
    tokens,
  )
const readShare = (css: string) => Number(/opacity:([\d.]+)/.exec(css)?.[1])

describe.each(templateIds)('TMPL-07 ENT-17 the background of %s', (id) => {
  it('is a picture behind the page, so faint that any text stays readable', () => {
    const css = write({ id, app_background: '/m/art/sky.jpg' })
    // The rule of base.css for the body comes later.
    expect(css).toMatch(/^html body\{background:none\}html body::before\{/)
    expect(css).toContain('background:url("/m/art/sky.jpg") center/cover;opacity:')
    const share = readShare(css)
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.25)
  })

  it('is a colour, as dense as texts allow: the ground’s own fully', () => {
    const grounds = {
      ...{ MT8801: '#170910', MT8802: '#090e1a', MT8803: '#eef2ec' },
      ...{ MT8806: '#f3f5fa', MT8808: '#06050b', MT8813: '#fff3e2' },
    }
    expect(readShare(write({ id, app_background: grounds[id] }))).toBe(1)
    expect(readShare(write({ id, app_background: '#808080' }))).toBeLessThan(0.6)
  })

  it('leaves the colour of the description out where it is hard to read', () => {
    const [bright, dark] = ['#ffffff', '#101010'].map((app_desc_font_color) => write({ id, app_desc_font_color }))
    expect([bright, dark].filter((css) => css !== '')).toHaveLength(1)
  })
})

it('ENT-17 a picture of the merchant comes in its newer format where a browser has it', () => {
  const folder = `/m/pictures/${'0a'.repeat(16)}-450x800-7`
  expect(write({ app_background: `${folder}/background-2x.webp` })).toContain(
    `background-image:image-set(url("${folder}/background-2x.avif") type("image/avif"),url("${folder}/background-2x.webp") type("image/webp"));`,
  )
})

it.each(['', 'https://evil.tld/a.png', 'red', '#12', 'url(/m/a.png)'])('T29 the background %j is none', (address) => {
  expect(write({ app_background: address })).toBe('')
})

it.each(['#f4f1ff', ' #FFF '])('TMPL-07 the description has the colour %j', (app_desc_font_color) => {
  expect(write({ app_desc_font_color })).toBe(`:root{--app-desc:${app_desc_font_color.trim()}}`)
})

it.each(['#3a4a6a', '</style>', 'red;}', ''])('TMPL-07 the description has no colour %j', (app_desc_font_color) => {
  expect(write({ app_desc_font_color })).toBe('')
})
