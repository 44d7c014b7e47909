import { describe, expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { categoryOfPage, imageOfCategory, pageOfCategory } from './game-page.rules.ts'

const pages = routes.filter(({ screen }) => screen === 'category').map(({ path }) => path)

const nothing = new URLSearchParams()

describe('OPEN-43 categories and their pages', () => {
  test('the code of a page is its name in capitals', () => {
    expect(categoryOfPage('/m/elott', nothing)).toBe('ELOTT')
    expect(categoryOfPage('/m/sports', nothing)).toBe('SPORTS')
  })

  test('each page of a category is that of its code', () => {
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.map((page) => pageOfCategory(categoryOfPage(page, nothing)))).toEqual(pages)
  })

  test.each(['LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO'])(
    'GAME-13..15 the lotteries of %s have a page, and its picture',
    (code) => {
      const page = new URL(pageOfCategory(code) ?? '', 'https://aurora.example')
      expect(page.pathname).toBe('/m/elott')
      expect(categoryOfPage(page.pathname, page.searchParams)).toBe(code)
      expect(imageOfCategory(code)).toBe('/m/art/category-elott.webp')
    },
  )

  test('another kind than of lotteries counts nowhere', () => {
    expect(categoryOfPage('/m/elott', new URLSearchParams('kind=RNG'))).toBe('ELOTT')
    expect(categoryOfPage('/m/rng', new URLSearchParams('kind=LOTT'))).toBe('RNG')
  })

  test.each(['LOGIN', 'NONE', 'NEW'])('%s has no page', (gameClassify) => {
    expect(pageOfCategory(gameClassify)).toBeUndefined()
  })
})
