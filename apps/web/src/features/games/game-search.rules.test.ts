import { describe, expect, test } from 'vitest'
import { createSearch } from './game-search.rules.ts'

const texts = ['Lucky Spin', 'Five 五位彩 پانچ', 'Dice 骰子 پاسہ', 'Sweet Bonanza', 'Xóc Đĩa', 'Lucky Five 9']
const search = createSearch(texts)

describe('OPEN-41 search over names', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['!', ''],
    ['zzz', ''],
    ['lucky', '0 5'],
    ['ＬＵＣＫＹ spin', '0'],
    ['spin lucky', '0'],
    ['lukcy spn', '0'],
    ['bonaza', '3'],
    ['swete', '3'],
    ['dise', '2'],
    ['fice', '1 5'],
    ['lucky five', '5'],
    ['五位', '1'],
    ['骰', '2'],
    ['پانچ', '1'],
    ['پنچ', '1'],
    ['xoc', '4'],
    ['9', '5'],
    ['sp.n', '0'],
    ['a.*[', '3 4'],
  ])('“%s” finds %s', (typed, expected) => {
    const found = search(typed)
    expect(found && [...found].sort().join(' ')).toBe(expected)
  })

  test('the best match comes first', () => {
    expect(search('five')?.[0]).toBe(1)
    const names = createSearch(['Five Daily · 每日五位彩', 'Five · 五位彩'])
    expect(names('five'), 'a whole name before a longer one').toEqual([1, 0])
    expect(names('fiev')).toEqual([1, 0])
  })

  test('5,000 names are searched within 50 ms a key', () => {
    const words = ['lucky', 'golden', 'dragon', 'fruit', 'royal', 'pirate', 'moon', '幸运', 'سونا']
    const many = Array.from({ length: 5_000 }, (_, index) =>
      [index % 9, (index * 7) % 8, (index * 5) % 9].map((at) => words[at]).join(` ${index} `),
    )
    const find = createSearch(many)
    const startedAt = performance.now()
    for (const typed of ['d', 'dr', 'dra', 'drag', 'drgon', 'golden dragno']) find(typed)
    expect((performance.now() - startedAt) / 6).toBeLessThan(50)
  })
})
