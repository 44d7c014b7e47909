import { templateIds } from '@foyer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type FooterKey, footerItems } from './footer.rules.ts'
import { iconThemes } from './footer-icon.rules.ts'
import { FooterIcon } from './footer-icon.tsx'
import { listFooterDrawings } from './footer-icon-table.ts'

const draw = (templateId: string, theme = 'solid', item: FooterKey = 'home', isActive = false) =>
  renderToStaticMarkup(<FooterIcon item={item} templateId={templateId} theme={theme} isActive={isActive} />)

const keys = Object.keys(footerItems) as FooterKey[] // the keys of a record of them

describe('how the icons are drawn', () => {
  test.each(iconThemes)('FOOT-09 TMPL-06 each of the six templates draws its own things in the theme %s', (theme) => {
    for (const item of ['home', 'game', 'deposit', 'activity', 'member'] as const)
      expect(new Set(templateIds.map((id) => draw(id, theme, item))).size).toBe(templateIds.length)
  })

  test.each(templateIds)('FOOT-11 FOOT-12 each theme of %s has icons of its own, but for solid in MT8801', (id) => {
    const count = id === 'MT8801' ? iconThemes.length - 1 : iconThemes.length
    for (const item of keys) expect(new Set(iconThemes.map((theme) => draw(id, theme, item))).size).toBe(count)
  })

  test('FOOT-09 FOOT-11 every set has an icon for every item', () => {
    for (const [set, items] of listFooterDrawings())
      expect(items.map(([item]) => item).toSorted(), set).toEqual(keys.toSorted())
  })

  test('FOOT-09 a set draws no two items alike', () => {
    for (const [set, items] of listFooterDrawings())
      expect(new Set(items.map(([, [rest]]) => rest)).size, set).toBe(items.length)
  })

  test.each(templateIds)('FOOT-11 the active item of %s has the filled form of its icon besides', (id) => {
    const [rest, active, filled] = [draw(id, 'line'), draw(id, 'line', 'home', true), draw(id, 'solid', 'home', true)]
    const shapes = (markup: string) => markup.match(/<path[^>]*>/g) ?? []
    expect(shapes(active)).toHaveLength(2)
    expect(shapes(active)[0]).toBe(shapes(rest)[0])
    if (id !== 'MT8801') expect(shapes(active)[1]).toBe(shapes(filled)[0])
  })
})
