import { expect, it } from 'vitest'
import { listContrastFaults, type OwnColours, writeColourRule } from './colours.ts'

it.each<[string, string, OwnColours, string[]]>([
  ['no colours of its own', 'MT8802', {}, []],
  ['a readable accent', 'MT8806', { accent: '#7a1fa2' }, []],
  [
    'a pale accent',
    'MT8806',
    { accent: '#ffd400' },
    [
      'accent #ffd400 on ground #f3f5fa has a contrast of 1.3: at least 4.5 is needed',
      'accent #ffd400 on surface #ffffff has a contrast of 1.4: at least 4.5 is needed',
      'accent #ffd400 on raised #e9edf6 has a contrast of 1.2: at least 4.5 is needed',
      'accent #ffd400 on accent-soft has a contrast of 1.3: at least 4.5 is needed',
      'on-accent #ffffff on accent #ffd400 has a contrast of 1.4: at least 4.5 is needed',
      'on-accent #ffffff on brand #ffd400 has a contrast of 1.4: at least 4.5 is needed',
      'accent #ffd400 on footer-active #ffffff has a contrast of 1.4: at least 4.5 is needed',
    ],
  ],
  [
    'a bar below a name that does not fit',
    'MT8813',
    { bar: '#ffffff' },
    [
      'bar-text #ffffff on bar #ffffff has a contrast of 1.0: at least 4.5 is needed',
      'bar-name #ffffff on bar #ffffff has a contrast of 1.0: at least 3 is needed',
    ],
  ],
  ['a bar with a text that fits', 'MT8813', { bar: '#ffffff', 'bar-text': '#35102c' }, []],
  [
    'a gradient that is dark in its middle',
    'MT8802',
    { accent: '#ff0000', second: '#00ff00', 'on-accent': '#2e0000' },
    expect.arrayContaining([
      'on-accent #2e0000 on brand #ff0000 to #808000 to #00ff00 has a contrast of 4.4: at least 4.5 is needed',
    ]),
  ],
  [
    'an unknown template, which looks like MT8802',
    'MT9999',
    { accent: '#101828' },
    expect.arrayContaining([expect.stringMatching(/^accent #101828 on ground #090e1a has a contrast of 1/)]),
  ],
])('WCAG 1.4.3 TMPL-06 %s', (_, template, own, expected) => {
  expect(listContrastFaults(template, own)).toEqual(expected)
})

it('TMPL-06 what follows from an own colour is painted with it', () => {
  expect(writeColourRule({})).toBe('')
  expect(writeColourRule({ accent: '#7a1fa2', ground: '#ffffff', 'bar-text': '#000000', bad: '#b3261e' })).toBe(
    ':root:root:root{--accent:#7a1fa2;--ground:#ffffff;--bar-text:#000000;--bad:#b3261e;--accent-soft:#7a1fa224;--bad-soft:#b3261e24;--brand:linear-gradient(115deg,#7a1fa2,#7a1fa2);--bar-name:linear-gradient(#000000,#000000);--ground-glow:none;color-scheme:light}',
  )
  expect(writeColourRule({ accent: '#ff0000', second: '#0000ff' })).toContain(
    '--brand:linear-gradient(115deg,#ff0000,#800080,#0000ff)',
  )
})
