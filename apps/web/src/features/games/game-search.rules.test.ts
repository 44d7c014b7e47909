import { describe, expect, test } from 'vitest'
import { createSearch } from './game-search.rules.ts'

const texts = [
  'Lucky Spin',
  'Five 五位彩 پانچ',
  'Dice 骰子 پاسہ',
  'Sweet Bonanza',
  'Xóc Đĩa',
  'Lucky Five 9',
  'Kızıl Cœur',
]
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
    ['dia', '4'],
    ['ĐĨA', '4'],
    ['kizil', '6'],
    ['KIZIL', '6'],
    ['kızıl', '6'],
    ['coeur', '6'],
    ['9', '5'],
    ['sp.n', '0'],
    ['a.*[', '3 4'],
  ])('“%s” finds %s', (typed, expected) => {
    const found = search(typed)
    expect(found && [...found].sort().join(' ')).toBe(expected)
  })

  test.each([
    ['xocdia', 'Xóc Đĩa'],
    ['taixiu', 'Tài Xỉu'],
    ['taixi', 'Tài Xỉu'],
    ['baucua', 'Bầu Cua'],
    ['sicbo', 'Sic Bo, Sic Bo VIP, Super Sic Bo'],
    ['sicbov', 'Sic Bo VIP'],
    ['hilo', 'Hi-Lo'],
    ['dragontiger', '龙虎 · Dragon Tiger'],
    ['龙虎', '龙虎 · Dragon Tiger'],
    ['crazytime', 'Crazy Time'],
    ['lucky8', 'Lucky 8'],
    ['dice', ''],
    ['ぽけっと', 'ポケット ゲーム'],
    ['ポケット', 'ポケット ゲーム'],
    ['ﾎﾟｹｯﾄ', 'ポケット ゲーム'],
    ['げーむ', 'ポケット ゲーム'],
    ['ぽけっとげーむ', 'ポケット ゲーム'],
    ['ヴ', 'ゔぃ'],
  ])('“%s” without spaces or in either kana finds “%s”', (typed, expected) => {
    const names = [
      ...['Super Sic Bo', 'Sic Bo VIP', 'Sic Bo', 'Xóc Đĩa', 'Tài Xỉu', 'Bầu Cua', 'Hi-Lo', '龙虎 · Dragon Tiger'],
      ...['Crazy Time', 'Lucky 8', 'Wild Ice', 'ポケット ゲーム', 'ゔぃ'],
    ]
    const found = createSearch(names)(typed)?.map((index) => names[index])
    expect(found?.toSorted().join(', ')).toBe(expected)
  })

  test('the best match comes first', () => {
    expect(search('five')?.[0]).toBe(1)
    const names = createSearch(['Five Daily · 每日五位彩', 'Five · 五位彩'])
    expect(names('five'), 'a whole name before a longer one').toEqual([1, 0])
    expect(names('fiev')).toEqual([1, 0])
  })

  test.each([
    ['a whole word before its start', 'luck', ['Lucky Spin', 'Luck Spin'], [1, 0]],
    ['a start before the inside of a word', 'luck', ['Unlucky Spin', 'Lucky Spin'], [1, 0]],
    ['the inside of a word before a mistake', 'luck', ['Locks', 'Unlucky'], [1, 0]],
    ['the first word of a name before a later one', 'lu', ['Big Lucky', 'Lucky Big'], [1, 0]],
    ['the first word of another name', 'lu', ['Big Lucky · 幸运', '幸运 · Lucky Big'], [1, 0]],
    ['more of the name before less', 'lucky 7', ['Lucky 7 Deluxe', 'Super Lucky 7', 'Lucky 7'], [2, 0, 1]],
    ['a name that has the word twice counts once', 'spin', ['Big Spin Spin', 'Spin Big'], [1, 0]],
    ['a whole name without its spaces before more of it', 'sicbo', ['Super Sic Bo', 'Sic Bo VIP', 'Sic Bo'], [2, 1, 0]],
    ['a word before words without their spaces', 'hilo', ['Hi-Lo', 'Hilo', 'Hilo Club'], [1, 2, 0]],
    ['the start of a word before words without their spaces', 'hil', ['Hi-Lo', 'Big Hilo'], [1, 0]],
    ['the order of the list otherwise', 'spin', ['Lucky Spin', 'Royal Spin', 'Big Spin'], [0, 1, 2]],
  ])('%s', (_, typed, texts, expected) => {
    expect(createSearch(texts)(typed)).toEqual(expected)
  })
})

test.each(['٧٧٧', '७७७', '৭৭৭', '௭௭௭', '７７７', '༧༧༧'])('OPEN-41 the digits %s find the game 777', (typed) => {
  expect(createSearch(['Baccarat', 'Lucky 777'])(typed)).toEqual([1])
})
