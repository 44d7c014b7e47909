import { readFileSync } from 'node:fs'
import { merchantTheme, templateIds } from '@foyer/contract'
import { expect, it } from 'vitest'
import { chooseTheme } from './vendor-theme.rules.ts'

const tokens = readFileSync(new URL('../../../../web/src/ui/tokens.css', import.meta.url), 'utf8')
const names = {
  ground: 'ground',
  card: 'surface',
  raised: 'raised',
  text: 'text',
  accent: 'accent',
  onAccent: 'on-accent',
}

it.each(templateIds)('OPEN-65 games wear the colours of %s that the pages wear', (id) => {
  const opening = id === 'MT8802' ? ':root {' : `:root[data-template="${id}"] {`
  const [block = ''] = tokens.slice(tokens.indexOf(opening) + opening.length).split('\n}')
  const read = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? ''
  const colours = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, read(name)]))
  expect(chooseTheme(id)).toEqual({ ...colours, radius: Number.parseInt(read('radius'), 10) })
  expect(merchantTheme.parse(chooseTheme(id))).toEqual(chooseTheme(id))
})

it.each(['MT9999', 'constructor', ''])('OPEN-65 the template %s has the looks of MT8802', (id) => {
  expect(chooseTheme(id)).toEqual(chooseTheme('MT8802'))
})

it('ENT-17 games wear the colours that a merchant has of its own', () => {
  expect(chooseTheme('MT8806', { accent: '#7a1fa2', surface: '#fafafa' })).toEqual({
    ...chooseTheme('MT8806'),
    accent: '#7a1fa2',
    card: '#fafafa',
  })
})
