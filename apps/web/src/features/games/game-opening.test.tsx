import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { GameOpening } from './game-opening.tsx'

const render = (props: { isLottery: boolean; hasBar: boolean }) =>
  renderElement(<GameOpening code="DICE" onClose={() => undefined} {...props} />, { path: '/m/launchGame' })

test.each([
  [false, 'game', 5],
  [true, 'lottery', 8],
])(
  'GAME-02 a launch has the shape of its game (a lottery: %s), and says what it does',
  async (isLottery, shape, parts) => {
    const markup = await render({ isLottery, hasBar: true })
    expect(markup).toContain(`data-shape="${shape}"`)
    expect(markup.match(/<span [^>]*aria-hidden="true"/g)).toHaveLength(parts)
    expect(markup).toMatch(/role="status"[^>]*><p[^>]*>Opening game…/)
  },
)

test.each([
  [true, 1],
  [false, 0],
])('GAME-06 a launch with a bar of its own: %s, has %i ways back', async (hasBar, count) => {
  const markup = await render({ isLottery: false, hasBar })
  expect([...markup.matchAll(/<button/g)]).toHaveLength(count)
  expect([...markup.matchAll(/<h1/g)]).toHaveLength(count)
})
