import { templateIds } from '@foyer/contract'
import { expect, test } from 'vitest'
import { footerFormOf } from './footer-form.rules.ts'

test('OPEN-65 OPEN-90 TMPL-06 each template has a footer of its own form', () => {
  expect(new Set(templateIds.map(footerFormOf)).size).toBe(templateIds.length)
})

test.each(['MT9999', '', 'mt8801', 'toString', '__proto__'])(
  'OPEN-65 the unknown template “%s” has that of MT8802',
  (id) => {
    expect(footerFormOf(id)).toBe(footerFormOf('MT8802'))
  },
)
