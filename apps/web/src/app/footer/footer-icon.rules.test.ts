import { expect, test } from 'vitest'
import { findIconSet, iconThemeOf } from './footer-icon.rules.ts'

test.each([
  ['MT8801', 'solid', 'base'],
  ['MT8801', '', 'base'],
  ['MT8802', '', 'solid'],
  ['MT8802', 'Outline', 'outline'],
])('FOOT-11 FOOT-12 CONST-89 theme of %s "%s" is %s', (id, theme, name) => {
  expect(iconThemeOf(id, theme)).toBe(name)
})

test.each([
  ['MT8802', '', 'MT8802-solid'],
  ['MT8801', '', 'MT8801-base'],
  ['MT8801', 'Solid', 'MT8801-base'],
  ['MT8801', 'duotone', 'MT8801-duotone'],
  ['MT8803', ' LINE ', 'MT8803-line'],
  ['MT8806', 'outline', 'MT8806-line'],
  ['MT8808', 'gold', 'MT8808-solid'],
  ['MT8808', 'toString', 'MT8808-solid'],
  ['MT9999', 'solid', 'MT8802-solid'],
  ['', 'base', 'MT8802-base'],
  ['mt8801', 'solid', 'MT8802-solid'],
  ['__proto__', 'solid', 'MT8802-solid'],
])('FOOT-10 FOOT-11 FOOT-12 CONST-89 CONST-90 the set of “%s” in “%s” is %s', (id, theme, set) => {
  expect(findIconSet(id, theme)).toBe(set)
})
