import { readFileSync } from 'node:fs'
import { templateIds } from '@foyer/contract'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The declarations of the rule that begins so. */
function readRule(opening: string): [name: string, value: string][] {
  const begin = sheet.indexOf(`${opening} {`)
  const body = begin < 0 ? '' : sheet.slice(begin, sheet.indexOf('\n}', begin))
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
}

/** Defaults where they are used. */
const defaults: [name: string, value: string][] = [
  ['bar-text', 'var(--text)'],
  ['bar-name', 'var(--brand)'],
  ['footer', 'var(--bar)'],
  ['footer-text', 'var(--text-faint)'],
  ['footer-key', 'var(--footer)'],
  ['footer-active', 'none'],
  ['footer-active-text', 'var(--accent)'],
]

/** Tokens of a template by name: those of MT8802, and its own over them. */
function readTokens(id: string): Map<string, string> {
  return new Map([...defaults, ...readRule(':root'), ...readRule(`:root[data-template="${id}"]`)])
}

type Rgb = [number, number, number]

function parseColour(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as Rgb // three in, three out
}

/** WCAG 2.2: relative luminance from 0 to 1. */
function computeLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb // three in, three out
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function computeContrast(one: Rgb, other: Rgb): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Every colour of a token, one for each stop of a gradient; a translucent one as it stands over `ground`. */
function listColours(tokens: Map<string, string>, name: string, ground: Rgb): Rgb[] {
  const value = (tokens.get(name) ?? '').replace(/var\(--([\w-]+)\)/g, (_, inner) => tokens.get(inner) ?? '')
  if (value.includes('var(')) return listColours(new Map([...tokens, [name, value]]), name, ground)
  const plain = (value.match(/#[\da-f]{3,6}\b/g) ?? []).map(parseColour)
  const mixed = [...value.matchAll(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g)].map(([, ...parts]) => {
    const [red = 0, green = 0, blue = 0, share = 0] = parts.map(Number)
    return [red, green, blue].map((part, at) => (part * share + (ground[at] ?? 0) * (100 - share)) / 100) as Rgb // as above
  })
  return value.trim() === 'none' ? [ground] : [...plain, ...mixed]
}

const grounds = ['ground', 'surface', 'raised']
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'gold', 'good', 'bad', 'warn']
/** Text on a ground, and what lies below a translucent ground. */
const pairs: [text: string, ground: string, below: string, least: number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string, string, number] => [text, ground, ground, 4.5])),
  ['text', 'ground-glow', 'ground', 4.5],
  ['accent', 'accent-soft', 'surface', 4.5],
  ['bad', 'bad-soft', 'surface', 4.5],
  ['on-accent', 'accent', 'accent', 4.5],
  ['on-accent', 'brand', 'accent', 4.5],
  ['bar-text', 'bar', 'bar', 4.5],
  ['bar-name', 'bar', 'bar', 3],
  ['footer-text', 'footer', 'footer', 4.5],
  ['footer-text', 'footer-key', 'footer', 4.5],
  ['footer-active-text', 'footer-active', 'footer', 4.5],
  ['line-strong', 'surface', 'surface', 3],
]

describe.each(templateIds)('TMPL-06 WCAG 1.4.3 the colours of %s', (id) => {
  const tokens = readTokens(id)
  it.each(pairs)('%s on %s over %s has a contrast of at least %d', (text, ground, below, least) => {
    const [under = [0, 0, 0]] = listColours(tokens, below, [0, 0, 0])
    const contrasts = listColours(tokens, ground, under).flatMap((to) =>
      listColours(tokens, text, under).map((of) => Math.round(computeContrast(of, to) * 100) / 100),
    )
    expect(contrasts.length).toBeGreaterThan(0)
    expect(contrasts.filter((contrast) => contrast < least)).toEqual([])
  })
})
