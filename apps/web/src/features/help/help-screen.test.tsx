import { helpArticles } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { HelpScreen } from './help-screen.tsx'

const article = { id: 'a1', category: 'safer', title: 'My limits', body: 'One line.\n- an item', language: 'UR' }
const render = (path: string, value: readonly object[], missing?: string[]) =>
  renderElement(
    <NoticesContext value={createNotices()}>
      <HelpScreen contact={null} />
    </NoticesContext>,
    { path, seeds: [{ path: helpArticles.path, value }], missing },
  )

test('ROUTE-21 OPEN-46 the help centre has the merchant’s articles by category, each with its address', async () => {
  const markup = await render('/m/helpCenter', [article])
  expect(markup).toContain('href="/m/helpCenter?article=a1"')
  expect(markup).toContain('Safer play')
  expect(markup).not.toContain('article=deposit')
})

test.each([
  ['has written none', undefined],
  ['is on a platform without them', [helpArticles.path]],
])('OPEN-46 the app’s own articles stand where the merchant %s', async (_what, missing) => {
  expect(await render('/m/helpCenter', [], missing)).toContain('href="/m/helpCenter?article=deposit"')
  expect(await render('/m/helpCenter?article=deposit', [], missing)).toContain('How do I deposit?')
})

test('OPEN-46 an article is shown in its own language and direction, with the question whether it helped', async () => {
  const markup = await render('/m/helpCenter?article=a1', [article])
  expect(markup).toMatch(/lang="ur[^"]*" dir="rtl"/)
  expect(markup).toContain('<p>One line.</p>')
  expect(markup).toContain('<li>an item</li>')
  expect(markup).toContain('Did this help?')
})

test('OPEN-46 an article that was taken down says so', async () => {
  const markup = await render('/m/helpCenter?article=gone', [article])
  expect(markup).toContain('This article isn’t available any more')
  expect(markup).not.toContain('Did this help?')
})
