import type { HelpArticle } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { groupArticles, searchArticles } from './help-search.rules.ts'

const article = (id: string, title: string, body = '', category: HelpArticle['category'] = 'other'): HelpArticle => ({
  ...{ id, title, body, category, language: 'EN' },
})

describe('OPEN-46 the search of help', () => {
  it.each([
    ['Rút tiền thế nào?', 'rut tien'],
    ['Đặt cược', 'dat cuoc'],
    ['Dépôt', 'DEPOT'],
    ['İade ve ıslak', 'iade islak'],
    ['كَيْفَ أُودِع', 'كيف'],
    ['出金の方法', '出金'],
    ['ボーナス', 'ぼーなす'],
    ['ﾎﾞｰﾅｽ', 'ボーナス'],
    ['입금 방법', '입ㄱ'],
    ['การถอนเงิน', 'ถอน'],
    ['कैसे निकालें', 'निकालें'],
    ['Straße', 'strasse'],
    ['ＶＩＰ', 'vip'],
  ])('%j is found by %j', (title, query) => {
    expect(searchArticles([article('a', title)], query)).toHaveLength(1)
  })

  it('needs every word, in title or text, and puts those with all of them in the title first', () => {
    const articles = [
      article('text', 'Money', 'how to withdraw to a bank'),
      article('title', 'Withdraw to a bank'),
      article('half', 'Withdraw'),
    ]
    expect(searchArticles(articles, ' bank  withdraw ').map(({ id }) => id)).toEqual(['title', 'text'])
    expect(searchArticles(articles, 'nothing')).toEqual([])
    expect(searchArticles(articles, ' ')).toHaveLength(3)
  })
})

it('OPEN-46 articles stand by category, in the order of the categories', () => {
  const groups = groupArticles([article('a', 'A'), article('b', 'B', '', 'payments'), article('c', 'C')])
  expect(groups.map(({ category, items }) => [category, items.map(({ id }) => id).join()])).toEqual([
    ['payments', 'b'],
    ['other', 'a,c'],
  ])
})
