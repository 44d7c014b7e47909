import { computeContrast, computeLuminance, parseColour, type Rgb } from './colour.ts'
import { type ColourToken, type PaintedToken, templateColours } from './template-colours.table.ts'

export { type ColourToken, colourTokens, templateColours } from './template-colours.table.ts'

/** A merchant's own colours over those of its template: six hex digits with `#`. */
export type OwnColours = Readonly<Partial<Record<ColourToken, string>>>

type Paint = PaintedToken | 'accent-soft' | 'bad-soft'
type Painted = Readonly<Partial<Record<Paint, readonly string[]>>>

/** Largest share of its colour in a translucent token of a template. */
const SOFT_SHARE = 0.16
/** Share of its colour in a translucent token that follows from a merchant's own colour: 14 %. */
const SOFT_ALPHA = '24'
/** Relative luminance above which a ground is a light one. */
const LIGHT_GROUND = 0.18

const grounds = ['ground', 'surface', 'raised'] as const
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'gold', 'good', 'bad', 'warn'] as const

/** Tokens that are used together: a text, its ground, what lies below a translucent ground, and their least contrast. */
export const colourPairs: readonly (readonly [text: Paint, ground: Paint, below: Paint, least: number])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, ground, 4.5] as const)),
  ['text', 'ground-glow', 'ground', 4.5],
  ['accent', 'accent-soft', 'surface', 4.5],
  ['bad', 'bad-soft', 'surface', 4.5],
  ['on-accent', 'accent', 'accent', 4.5],
  ['on-accent', 'brand', 'accent', 4.5],
  ['bar-text', 'bar', 'bar', 4.5],
  ['bar-name', 'bar', 'bar', 3],
  ['footer-text', 'footer', 'footer', 4.5],
  ['accent', 'footer-active', 'footer', 4.5],
  ['line-strong', 'surface', 'surface', 3],
]

/** A colour of six hex digits with `#`. */
function readColour(hex: string): Rgb {
  return parseColour(hex) ?? [0, 0, 0]
}

/** An unknown template has the colours of MT8802 (OPEN-65). */
function findTemplate(id: string): (typeof templateColours)['MT8802'] {
  const rows: Readonly<Partial<Record<string, (typeof templateColours)['MT8802']>>> = templateColours
  return (Object.hasOwn(rows, id) ? rows[id] : undefined) ?? templateColours.MT8802
}

/** The colour of a token in a template, under a merchant's own colours; the first stop of a gradient. */
export function findColour(templateId: string, own: OwnColours, token: ColourToken): string {
  return paint(templateId, own)[token]?.[0] ?? ''
}

/** Every colour on the pages of a template under a merchant's own colours. */
function paint(templateId: string, own: OwnColours): Painted {
  const base = findTemplate(templateId)
  const set = Object.fromEntries(Object.entries(own).map(([token, colour]) => [token, [colour]])) as Painted // its keys are tokens
  const painted: Painted = { ...base, ...derive(own), ...set }
  const footer = painted.footer ?? painted.bar ?? []
  return {
    ...painted,
    'bar-text': painted['bar-text'] ?? painted.text ?? [],
    'bar-name': painted['bar-name'] ?? painted.brand ?? [],
    footer,
    'footer-text': painted['footer-text'] ?? painted['text-faint'] ?? [],
    'footer-active': painted['footer-active'] ?? footer,
  }
}

/** Gradients that follow from a merchant's own colours, by their stops. */
function derive({ accent, second, ground, 'bar-text': barText }: OwnColours): Painted {
  return {
    ...(accent ? { brand: second ? [accent, mixColours(accent, second), second] : [accent, accent] } : {}),
    ...(ground ? { 'ground-glow': [ground] } : {}),
    ...(barText ? { 'bar-name': [barText, barText] } : {}),
  }
}

function mixColours(one: string, other: string): string {
  const parts = mix(readColour(one), readColour(other), 0.5)
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/**
 * One sentence for each pair of tokens whose contrast a merchant's own colours make too low over its template. A pair
 * without an own colour is the template's affair.
 */
export function listContrastFaults(templateId: string, own: OwnColours): string[] {
  const mine = paint(templateId, own)
  const before = paint(templateId, {})
  return colourPairs.flatMap(([text, ground, below, least]) => {
    const contrast = measurePair(mine, text, ground, below)
    if (contrast >= least || contrast === measurePair(before, text, ground, below)) return []
    return [
      `${describe(mine, text)} on ${describe(mine, ground)} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}: at least ${least} is needed`,
    ]
  })
}

function describe(painted: Painted, token: Paint): string {
  return [token, [...new Set(painted[token])].join(' to ')].filter(Boolean).join(' ')
}

function measurePair(painted: Painted, text: Paint, ground: Paint, below: Paint): number {
  const contrasts = listStops(painted, ground, below).flatMap((to) =>
    listStops(painted, text, below).map((of) => computeContrast(of, to)),
  )
  return Math.min(21, ...contrasts)
}

function listStops(painted: Painted, token: Paint, below: Paint): Rgb[] {
  if (token === 'accent-soft' || token === 'bad-soft') {
    const over = painted[token === 'bad-soft' ? 'bad' : 'accent'] ?? []
    return over.flatMap((colour) =>
      (painted[below] ?? []).map((under) => mix(readColour(colour), readColour(under), SOFT_SHARE)),
    )
  }
  return (painted[token] ?? []).map(readColour)
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share)
  return [at(0), at(1), at(2)]
}

/** The rule that paints a merchant's own colours over its template's; empty without any. */
export function writeColourRule(own: OwnColours): string {
  const { accent, bad, ground } = own
  const { brand, 'bar-name': name } = derive(own)
  const declarations = [
    ...Object.entries(own).map(([token, colour]) => `--${token}:${colour}`),
    ...(accent ? [`--accent-soft:${accent}${SOFT_ALPHA}`] : []),
    ...(bad ? [`--bad-soft:${bad}${SOFT_ALPHA}`] : []),
    ...(brand ? [`--brand:linear-gradient(115deg,${brand.join()})`] : []),
    ...(name ? [`--bar-name:linear-gradient(${name.join()})`] : []),
    ...(ground ? ['--ground-glow:none', `color-scheme:${isLight(ground) ? 'light' : 'dark'}`] : []),
  ]
  // More specific than the rule of a template, whose style sheet comes later.
  return declarations.length > 0 ? `:root:root:root{${declarations.join(';')}}` : ''
}

function isLight(colour: string): boolean {
  return computeLuminance(readColour(colour)) > LIGHT_GROUND
}
