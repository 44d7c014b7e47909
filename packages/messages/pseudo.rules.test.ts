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

  it.each(texts)('%s is a text with the same values, about 40 % longer', (_id, text) => {
    const pseudo = toPseudoText(text)
    const names = (message: unknown): string[] =>
      Array.isArray(message)
        ? message.flatMap((token) =>
            Array.isArray(token) ? [String(token[0]), ...Object.values(token[2] ?? {}).flatMap(names)] : [],
          )
        : []
    expect(names(compileMessageOrThrow(pseudo))).toEqual(names(compileMessageOrThrow(text)))
    expect(pseudo.length).toBeGreaterThan(text.length)
    expect(pseudo.length).toBeLessThanOrEqual(text.length * 1.4 + 4 * text.split(/\n+/).length)
  })

  test.each([
    ['[Łóğ íñ ~~~]', ''],
    ['[Áḿóúñţ [ŵíţĥíñ] ~] · Name', ' · Name'],
    ['Log in', 'Log in'],
  ])('takes out of %j what it wrote: %j', (shown, rest) => expect(removePseudoTexts(shown)).toBe(rest))
})
