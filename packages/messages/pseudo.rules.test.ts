import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it, test } from 'vitest'
import { removePseudoTexts, toPseudoText } from './pseudo.rules.ts'
import { bankTexts } from './src/bank.ts'
import { loadCatalogue } from './src/index.ts'
import { sourceLanguage } from './src/languages.ts'
import { loadLotteryTexts } from './src/lottery.ts'

const texts = [
  ...Object.values(await loadCatalogue(sourceLanguage)),
  await loadLotteryTexts(sourceLanguage),
  bankTexts[sourceLanguage],
].flatMap((group) => Object.entries<string>(group))

/** Names of a text's values in their order, including those in its forms. */
function namesOf(text: string): string {
  const list = (message: unknown): string[] =>
    Array.isArray(message)
      ? message.flatMap((token) =>
          Array.isArray(token) ? [String(token[0]), ...Object.values(token[2] ?? {}).flatMap(list)] : [],
        )
      : []
  return list(compileMessageOrThrow(text)).join()
}

describe('LANG-01 the pseudo-language', () => {
  test.each([
    ['a text', 'Log in', '[Łóğ íñ ~~~]'],
    ['a value', 'Sent to {bank}', '[Šéñţ ţó {bank} ~~~~]'],
    ['forms', '{n, plural, one {# Line} other {# lines}}', '[{n, plural, one {# Łíñé} other {# łíñéš}} ~~~~~~]'],
    ['a value inside of a form', '{n, select, a {in {x}} other {}}', '[{n, select, a {íñ {x}} other {}} ~~]'],
    ['no letters', '18+', '[18+ ~~]'],
    ['a text after forms', '{n, plural, other {#}} a {x} b', '[{n, plural, other {#}} á {x} ƀ ~~~]'],
    ['a long text', 'abcdefghij klmnopqrst uvwxyz', '[áƀćđéƒğĥíĵ ķłɱñóþɋŕšţ úṽŵẋýž ~~~~~~~ ~~~~]'],
    ['nothing', '', '[]'],
    ['paragraphs', 'One\n\nTwo', '[Óñé ~~]\n\n[Ţŵó ~~]'],
  ])('writes %s', (_what, text, pseudo) => expect(toPseudoText(text)).toBe(pseudo))

  it('changes no value of a text, and makes it about 40 % longer', () => {
    const wrong = texts.filter(([, text]) => {
      const pseudo = toPseudoText(text)
      const longest = text.length * 1.4 + 4 * text.split(/\n+/).length
      return namesOf(pseudo) !== namesOf(text) || pseudo.length <= text.length || pseudo.length > longest
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['[Łóğ íñ ~~~]', ''],
    ['[Áḿóúñţ [ŵíţĥíñ] ~] · Name', ' · Name'],
    ['Log in', 'Log in'],
  ])('takes out of %j what it wrote: %j', (shown, rest) => expect(removePseudoTexts(shown)).toBe(rest))
})
