import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeContrast,
  decideTheme,
  MIN_CONTRAST,
  nameTheme,
  readTheme,
  readThemeName,
  type Theme,
  writeThemeSheet,
} from './theme.rules.ts'

const theme: Theme = {
  ground: '#170910',
  card: '#24111a',
  raised: '#361b28',
  text: '#fff4ec',
  accent: '#f6c96f',
  onAccent: '#2d1603',
  radius: 10,
}

describe('DEC-35 a merchant’s looks in the game', () => {
  it('what can be read is taken as it is', () => {
    expect(decideTheme(theme)).toMatchObject({
      '--ground': '#170910',
      '--surface': '#24111a',
      '--raised': '#361b28',
      '--text': '#fff4ec',
      '--accent': '#f6c96f',
      '--on-accent': '#2d1603',
      '--radius': '10px',
      'color-scheme': 'dark',
    })
    expect(
      decideTheme({ ...theme, ground: '#ffffff', card: '#f4f4f4', raised: '#eeeeee', text: '#111111' }),
    ).toMatchObject({
      '--surface': '#f4f4f4',
      '--text': '#111111',
      'color-scheme': 'light',
    })
  })

  it('whatever colours come, every text keeps its contrast on every surface', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const themes = fc.record({
      ...{ ground: colour, card: colour, raised: colour, text: colour, accent: colour, onAccent: colour },
      radius: fc.integer({ min: 0, max: 32 }),
    })
    fc.assert(
      fc.property(themes, (given) => {
        const looks = decideTheme(given)
        const look = (name: string) => looks[name] ?? ''
        const texts = ['--text', '--text-soft', '--text-faint', '--accent', '--gold', '--good', '--bad']
        const pairs = texts.flatMap((text) =>
          ['--ground', '--surface', '--raised', '--pressed'].map((ground) => [text, ground] as const),
        )
        for (const [text, ground] of [...pairs, ['--on-accent', '--accent'], ['--text', '--accent-soft']] as const) {
          expect(computeContrast(look(text), look(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['nothing', null],
    ['a text', 'red'],
    ['a colour by name', { ...theme, accent: 'red' }],
    ['a short colour', { ...theme, accent: '#fff' }],
    ['capitals', { ...theme, accent: '#FFFFFF' }],
    ['a rule instead of a colour', { ...theme, accent: '#ffffff;}body{display:none' }],
    ['a colour too few', { ...theme, onAccent: undefined }],
    ['a corner of another kind', { ...theme, radius: '10' }],
    ['half a pixel', { ...theme, radius: 1.5 }],
    ['a huge corner', { ...theme, radius: 33 }],
    ['a corner inwards', { ...theme, radius: -1 }],
  ])('T5 %s is no theme', (_name, given) => {
    expect(readTheme(given)).toBeNull()
  })

  it.each([0, 32])('a corner of %i pixels is one', (radius) => {
    expect(readTheme({ ...theme, radius })).toEqual({ ...theme, radius })
  })

  it.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#000000', 1],
    ['#777777', '#ffffff', 4.478],
    ['#0000ff', '#ffffff', 8.592],
  ])('the contrast of %s on %s is %d', (one, other, contrast) => {
    expect(computeContrast(one, other)).toBeCloseTo(contrast, 3)
    expect(computeContrast(other, one)).toBeCloseTo(contrast, 3)
  })

  it('missing colours are derived from the readable ones', () => {
    expect(decideTheme(theme)).toMatchObject({
      '--pressed': '#462c38',
      '--text-soft': '#c5b9b5',
      '--text-faint': '#a79b98',
      '--accent-soft': '#412b26',
      '--glow': '#32201b',
      '--line': 'rgb(255 244 236 / 0.1)',
      '--line-strong': 'rgb(255 244 236 / 0.22)',
      '--radius-small': '7px',
    })
  })

  it('colours that cannot be read are moved as little as necessary', () => {
    const given = { ...theme, ground: '#ffffff', card: '#000000', text: '#fefefe', accent: '#ffff00', radius: 5 }
    expect(decideTheme(given)).toEqual({
      '--ground': '#ffffff',
      '--surface': '#f5f5f5',
      '--raised': '#ebebeb',
      '--pressed': '#d8d8d8',
      '--text': '#000000',
      '--text-soft': '#404040',
      '--text-faint': '#5c5c5c',
      '--accent': '#595900',
      '--accent-soft': '#dfdfd3',
      '--on-accent': '#ffffff',
      '--glow': '#ebebe0',
      '--gold': '#735a23',
      '--good': '#246649',
      '--bad': '#804d4c',
      '--line': 'rgb(0 0 0 / 0.1)',
      '--line-strong': 'rgb(0 0 0 / 0.22)',
      '--radius': '5px',
      '--radius-small': '4px',
      'color-scheme': 'light',
    })
  })

  it('a theme keeps nothing that it does not know', () => {
    expect(readTheme({ ...theme, url: 'https://evil.example' })).toEqual(theme)
  })

  it('its name says all of it, and nothing else is a name', () => {
    expect(nameTheme(theme)).toBe('170910-24111a-361b28-fff4ec-f6c96f-2d1603-10')
    expect(readThemeName(nameTheme(theme))).toEqual(theme)
    for (const name of ['', 'x', nameTheme(theme).toUpperCase(), `${nameTheme(theme)}0`, nameTheme(theme).slice(7)]) {
      expect(readThemeName(name)).toBeNull()
    }
  })

  it('T5 the sheet has one rule of variables', () => {
    expect(writeThemeSheet(theme)).toMatch(/^:root \{\n( {2}(--[a-z-]+|color-scheme): [#a-z0-9 ()/.]+;\n)+\}\n$/)
  })
})
