import { describe, expect, test } from 'vitest'
import { categoryOfPath, pageOfCategory } from './game-page.rules.ts'

describe('OPEN-43 categories and their pages', () => {
  test.each([
    ['ELOTT', '/m/elott'],
    ['SPORTS', '/m/sports'],
    ['LOGIN', undefined],
    ['NONE', undefined],
    ['SEA_LOTT', undefined],
  ])('%s has the page %s', (gameClassify, path) => {
    expect(pageOfCategory(gameClassify)).toBe(path)
    if (path) expect(categoryOfPath(path)).toBe(gameClassify)
  })
})
