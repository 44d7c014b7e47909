import { describe, expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { categoryOfPath, pageOfCategory } from './game-page.rules.ts'

const pages = routes.filter(({ screen }) => screen === 'category').map(({ path }) => path)

describe('OPEN-43 categories and their pages', () => {
  test('the code of a page is its name in capitals', () => {
    expect(categoryOfPath('/m/elott')).toBe('ELOTT')
    expect(categoryOfPath('/m/sports')).toBe('SPORTS')
  })

  test('each page of a category is that of its code', () => {
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.map((page) => pageOfCategory(categoryOfPath(page)))).toEqual(pages)
  })

  test.each(['LOGIN', 'NONE', 'SEA_LOTT'])('%s has no page', (gameClassify) => {
    expect(pageOfCategory(gameClassify)).toBeUndefined()
  })
})
