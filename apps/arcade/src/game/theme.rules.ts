/**
 * A merchant's look in the game, received from the platform at the launch. Only this form is accepted, and the result
 * is readable: text has a contrast of at least 4.5 : 1 on all of its grounds (WCAG 2.2, 1.4.3).
 */
export interface Theme {
  /** Colours as `#rrggbb`: the page, surfaces on it, surfaces on those, text, and controls. */
  ground: string
  card: string
  raised: string
  text: string
  accent: string
  onAccent: string
  /** Radius of large corners in CSS pixels, from 0 to 32. */
  radius: number
}

export const MIN_CONTRAST = 4.5

const COLOURS = ['ground', 'card', 'raised', 'text', 'accent', 'onAccent'] as const
const COLOUR_FORM = /^#[0-9a-f]{6}$/
const LARGEST_RADIUS = 32
const NAME_FORM = /^((?:[0-9a-f]{6}-){6})(\d{1,2})$/

/** A theme from outside, or null for an invalid one. */
export function readTheme(given: unknown): Theme | null {
  if (typeof given !== 'object' || given === null) return null
  const theme = given as Record<string, unknown> // each field is checked
  const isRadius = Number.isInteger(theme.radius) && Number(theme.radius) >= 0 && Number(theme.radius) <= LARGEST_RADIUS
  if (!isRadius || !COLOURS.every((name) => COLOUR_FORM.test(String(theme[name])))) return null
  const colours = Object.fromEntries(COLOURS.map((name) => [name, String(theme[name])]))
  return { ...(colours as Record<(typeof COLOURS)[number], string>), radius: Number(theme.radius) } // one entry per name
}

/** The theme as a file name: equal themes have equal names permanently. */
export function nameTheme(theme: Theme): string {
  return [...COLOURS.map((name) => theme[name].slice(1)), theme.radius].join('-')
}

/** The theme of a file's name, or null. */
export function readThemeName(name: string): Theme | null {
  const [, colours = '', radius] = NAME_FORM.exec(name) ?? []
  const parts = colours.split('-')
  return readTheme({
    ...Object.fromEntries(COLOURS.map((key, index) => [key, `#${parts[index]}`])),
    radius: Number(radius),
  })
}

type Rgb = readonly [number, number, number]

function parseColour(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function formatColour(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** `share` of `top`, from 0 to 1, over `under`. */
function mixColours(under: string, top: string, share: number): string {
  const [a, b] = [parseColour(under), parseColour(top)]
  const mix = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share
  return formatColour([mix(0), mix(1), mix(2)])
}

function computeLuminance(colour: string): number {
  const [red, green, blue] = parseColour(colour).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number] // three in, three out
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function computeContrast(one: string, other: string): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function isReadable(text: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => computeContrast(text, ground) >= MIN_CONTRAST)
}

/** Black or white, whichever has the higher contrast; one of them always reaches 4.5. */
function chooseInk(ground: string): string {
  return computeContrast('#ffffff', ground) >= computeContrast('#000000', ground) ? '#ffffff' : '#000000'
}

/** A colour moved towards the ink, as little as necessary for readability on all of these grounds. */
function moveToInk(colour: string, ink: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mixColours(colour, ink, share)
    if (isReadable(moved, grounds)) return moved
  }
  return ink
}

/** The requested surface, otherwise one derived from the ground, otherwise the ground. */
function chooseSurface(wanted: string, ground: string, ink: string, share: number): string {
  const made = mixColours(ground, ink, share)
  return [wanted, made].find((surface) => isReadable(ink, [surface])) ?? ground
}

/** Colours with the same meaning at every merchant. */
const SIGNS = { gold: '#ffc94d', green: '#4fe3a3', red: '#ff9a98' } as const

/** The variables of the game's style sheet (base.css) for a theme. */
export function decideTheme(theme: Theme): Record<string, string> {
  const { ground, radius } = theme
  const ink = isReadable(theme.text, [ground]) ? theme.text : chooseInk(ground)
  const card = chooseSurface(theme.card, ground, ink, 0.04)
  const raised = chooseSurface(theme.raised, ground, ink, 0.08)
  const press = chooseSurface(mixColours(raised, ink, 0.08), raised, ink, 0.04)
  const grounds = [ground, card, raised, press]
  const accent = moveToInk(theme.accent, ink, grounds)
  const soft = chooseSurface(mixColours(card, accent, 0.14), card, ink, 0)
  const surfaces = [...grounds, soft]
  const [red, green, blue] = parseColour(ink)
  const edge = (alpha: number) => `rgb(${red} ${green} ${blue} / ${alpha})`
  return {
    '--ground': ground,
    '--surface': card,
    '--raised': raised,
    '--pressed': press,
    '--text': ink,
    '--text-soft': moveToInk(mixColours(ink, ground, 0.25), ink, surfaces),
    '--text-faint': moveToInk(mixColours(ink, ground, 0.4), ink, surfaces),
    '--accent': accent,
    '--accent-soft': soft,
    '--on-accent': isReadable(theme.onAccent, [accent]) ? theme.onAccent : chooseInk(accent),
    '--glow': mixColours(ground, accent, 0.12),
    '--gold': moveToInk(SIGNS.gold, ink, surfaces),
    '--good': moveToInk(SIGNS.green, ink, surfaces),
    '--bad': moveToInk(SIGNS.red, ink, surfaces),
    '--line': edge(0.1),
    '--line-strong': edge(0.22),
    '--radius': `${radius}px`,
    '--radius-small': `${Math.round(radius * 0.7)}px`,
    'color-scheme': computeContrast(ink, '#000000') > computeContrast(ink, '#ffffff') ? 'dark' : 'light',
  }
}

/** The style sheet of a theme. */
export function writeThemeSheet(theme: Theme): string {
  const lines = Object.entries(decideTheme(theme)).map(([name, value]) => `  ${name}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
