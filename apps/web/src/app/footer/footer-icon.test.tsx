import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FooterIcon } from './footer-icon.tsx'

const draw = (templateId: string, theme = 'solid') =>
  renderToStaticMarkup(<FooterIcon item="home" templateId={templateId} theme={theme} />)

describe('how the icons are drawn', () => {
  test('FOOT-09 TMPL-06 each of the six templates has a set of its own', () => {
    const ids = ['MT8801', 'MT8802', 'MT8803', 'MT8806', 'MT8808', 'MT8813']
    expect(new Set(ids.map((id) => draw(id, 'outline'))).size).toBe(ids.length)
  })

  test.each(['MT9999', '', 'mt8801', 'toString', '__proto__'])(
    'FOOT-10 CONST-90 the unknown template “%s” has that of MT8802',
    (id) => {
      expect(draw(id)).toBe(draw('MT8802'))
    },
  )

  test('FOOT-11 FOOT-12 the theme decides whether they are filled', () => {
    expect(draw('MT8802', 'solid')).not.toBe(draw('MT8802', 'outline'))
    expect(draw('MT8801', 'solid')).toBe(draw('MT8801', 'base'))
    expect(draw('MT8802', '')).toBe(draw('MT8802', 'solid'))
  })
})
