import { templateIds } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { Footer } from './footer.tsx'

/** The footer's markup for a guest, item by item. */
async function drawItems(template: { id: string; footer_nav?: string; footer_icon_theme?: string }, path = '/m/home') {
  const given = fixtureSettings()
  const settings = { ...given, template: { ...given.template, ...template }, whitelabelVal: { CBS3: true } }
  const footer = (
    <NoticesContext value={createNotices()}>
      <Footer visitor={{ memberType: undefined, merchant: settings }} />
    </NoticesContext>
  )
  const markup = await renderElement(footer, { settings, path })
  return markup.split('<li').slice(1)
}

test.each(templateIds)('FOOT-08 FOOT-11 in %s the item of the page alone has the filled icon', async (id) => {
  const items = await drawItems({ id, footer_nav: 'home,game,activity', footer_icon_theme: 'line' }, '/m/game')
  expect(items.map((item) => [item.includes('aria-current="page"'), item.match(/<path/g)?.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ])
})

test.each([
  ['home,deposit,chat', 'line', true],
  ['home,deposit,chat', 'solid', false],
  ['home,deposit,chat', 'Base', false],
  ['home,chat,deposit', 'line', false],
])(
  'FOOT-14 CONF-28 MT8801 with %s in the theme %s draws chat without a visible label: %s',
  async (nav, theme, isBare) => {
    const chat = (await drawItems({ id: 'MT8801', footer_nav: nav, footer_icon_theme: theme })).find((item) =>
      item.includes('>Chat<'),
    )
    expect(chat?.includes('class="visually-hidden">Chat<')).toBe(isBare)
  },
)
