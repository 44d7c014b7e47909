import { readFileSync } from 'node:fs'
import { computeContrast, parseColour, type Rgb, templateIds } from '@foyer/contract'
import { colourPairs, templateColours } from '@foyer/contract/colours'
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

/** Every colour of a token, one for each stop of a gradient; a translucent one as it stands over `ground`. */
function listColours(tokens: Map<string, string>, name: string, ground: Rgb): Rgb[] {
  const value = (tokens.get(name) ?? '').replace(/var\(--([\w-]+)\)/g, (_, inner) => tokens.get(inner) ?? '')
  if (value.includes('var(')) return listColours(new Map([...tokens, [name, value]]), name, ground)
  const plain = (value.match(/#[\da-f]{3,6}\b/g) ?? []).map((hex): Rgb => parseColour(hex) ?? [0, 0, 0])
  const mixed = [...value.matchAll(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g)].map(([, ...parts]) => {
    const [red = 0, green = 0, blue = 0, share = 0] = parts.map(Number)
    return [red, green, blue].map(
      (part, at) => (part * share + (ground[at] ?? 0) * (100 - share)) / 100,
    ) as unknown as Rgb // three in, three out
  })
  return value.trim() === 'none' ? [ground] : [...plain, ...mixed]
}

const pairs: [text: string, ground: string, below: string, least: number][] = [
  ...colourPairs
    .filter(([, ground]) => ground !== 'footer-active')
    .map(([...pair]): [string, string, string, number] => pair),
  ['footer-text', 'footer-key', 'footer', 4.5],
  ['footer-active-text', 'footer-active', 'footer', 4.5],
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

it.each(templateIds)('TMPL-06 a merchant’s own colours are checked over those of %s', (id) => {
  const own = new Map([...readRule(':root'), ...readRule(`:root[data-template="${id}"]`)])
  const listed = Object.entries(templateColours[id]).map(([token, colours]) => [
    token,
    colours,
    (own.get(token) ?? '').match(/#[\da-f]{6}\b/g) ?? [],
  ])
  expect(listed.filter(([, colours, tokens]) => String(colours) !== String(tokens))).toEqual([])
  const missing = [...own.keys()].filter((token) => ['bar-text', 'bar-name', 'footer', 'footer-text'].includes(token))
  expect(Object.keys(templateColours[id])).toEqual(expect.arrayContaining(missing))
})
