import { templateIds } from '@foyer/contract'
import { expect, it } from 'vitest'
import { listHomeSections } from './home-layout.rules.ts'

const list = (id: string, home_feature: 'winners' | 'draw' | 'both' = 'both') =>
  listHomeSections({ id, home_feature } as Parameters<typeof listHomeSections>[0]) // what it reads

it('TMPL-06 every template has every section, each in an order of its own', () => {
  const orders = templateIds.map((id) => list(id))
  for (const order of orders) expect(order.toSorted()).toEqual(list('MT8802').toSorted())
  expect(new Set(orders.map(String)).size).toBe(templateIds.length)
})

it.each(['MT9999', 'constructor', ''])('OPEN-65 the template “%s” has the order of MT8802', (id) => {
  expect(list(id)).toEqual(list('MT8802'))
})

it.each([
  ['winners', 'draw'],
  ['draw', 'winners'],
] as const)('TMPL-07 a merchant with %s alone has no %s', (feature, absent) => {
  expect(list('MT8803', feature)).not.toContain(absent)
})
