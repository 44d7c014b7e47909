import { expect, it } from 'vitest'
import { parseMerchantSettings } from './merchant-settings.rules.ts'

const plural = '{count, plural, one {# game found} other {# games found}}'

it.each<[string, object, string[]]>([
  ['own words', { texts: { EN: { 'home.games': 'Our games' }, UR: { 'home.games': 'ہمارے گیمز' } } }, []],
  ['own words with their value', { texts: { EN: { 'home.play': 'Start {game}' } } }, []],
  [
    'an unknown id',
    { texts: { EN: { 'home.gamez': 'Our games' } } },
    ['texts.EN.home.gamez is no text of the web app: did you mean home.games?'],
  ],
  [
    'an id of every object',
    { texts: { EN: { constructor: 'x' } } },
    ['texts.EN.constructor is no text of the web app'],
  ],
  [
    'a missing value',
    { texts: { EN: { 'home.play': 'Start' } } },
    ['texts.EN.home.play has the placeholders {}: it must have {game}, as in "Play {game}"'],
  ],
  [
    'a text that is no ICU',
    { texts: { EN: { 'home.play': 'Start {game' } } },
    ['texts.EN.home.play is "Start {game": it must be well-formed ICU'],
  ],
  [
    'a plural without its forms',
    { texts: { RU: { 'game.count': '{count, plural, one {# x} other {# y}}' } } },
    ['texts.RU.game.count has the plural forms one, other: it must have few, many, one, other'],
  ],
  [
    'a text without room',
    { texts: { EN: { 'home.play.short': 'Start this game right now' } } },
    ['texts.EN.home.play.short is too long for its place: the platform\'s is "Play"'],
  ],
  ['an unknown language', { texts: { XX: { 'home.games': 'x' } } }, ['texts.XX is no setting']],
  [
    'a colour in words',
    { colours: { accent: 'red' } },
    ['colours.accent is "red": it must be six small hex digits after #, such as #7a1fa2'],
  ],
  [
    'an unknown colour',
    { colours: { acent: '#ffffff' } },
    ['colours.acent is no setting: did you mean colours.accent?'],
  ],
  [
    'a colour that cannot be read',
    { template: { id: 'MT8806' }, colours: { 'text-faint': '#c0c0c0', warn: '#5a3d00' } },
    [
      'colours: text-faint #c0c0c0 on ground #f3f5fa has a contrast of 1.6: at least 4.5 is needed',
      'colours: text-faint #c0c0c0 on surface #ffffff has a contrast of 1.8: at least 4.5 is needed',
      'colours: text-faint #c0c0c0 on raised #e9edf6 has a contrast of 1.5: at least 4.5 is needed',
      'colours: footer-text #c0c0c0 on footer #ffffff has a contrast of 1.8: at least 4.5 is needed',
    ],
  ],
])('TMPL-06 DEC-19 %s', (_, own, faults) => {
  expect(parseMerchantSettings({ currency: 'PHP', ...own }).faults).toEqual(faults)
})

it('TMPL-06 a wrong text or colour has no effect, and the others stay', () => {
  const { settings } = parseMerchantSettings({
    currency: 'PHP',
    colours: { accent: '#090e1a' },
    texts: { EN: { 'home.games': 'Our games', 'home.play': 'Start' } },
  })
  expect(settings?.colours).toBeUndefined()
  expect(settings?.texts).toEqual({ EN: { 'home.games': 'Our games' } })
})

it('TMPL-06 faults of the look are listed beside a missing currency', () => {
  expect(parseMerchantSettings({ texts: { EN: { 'home.games': plural } } }).faults).toEqual([
    expect.stringContaining('currency is missing'),
    expect.stringContaining('texts.EN.home.games has the placeholders {count:plural}'),
  ])
})
