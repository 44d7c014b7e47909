import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Opening } from './opening.tsx'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
const listParts = (markup: string) => {
  const [, shape, parts = ''] = /class="opening"[^>]*data-shape="(\w+)"[^>]*>(.*?)<\/div>/s.exec(markup) ?? []
  return [shape, parts.match(/<i>/g)?.length]
}

test.each(['game', 'lottery'] as const)('GAME-06 the document and the first screen of a %s have one shape', (shape) => {
  const screen = renderToStaticMarkup(<Opening label="Loading" shape={shape} />)
  expect(listParts(screen)[0]).toBe(shape)
  expect(listParts(read(shape === 'game' ? 'game.html' : 'index.html'))).toEqual(listParts(screen))
})
