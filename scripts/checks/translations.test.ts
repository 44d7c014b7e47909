import type { Glossary, Term } from '@foyer/messages/glossary'
import { expect, it } from 'vitest'
import { glossary as english } from '../../packages/messages/src/en/glossary.ts'
import { findTranslationFaults } from './translations.ts'

/** A glossary with words for what is tested; any other term is in no English text here. */
function glossaryOf(words: Partial<Record<Term, string[]>>, exceptions: Partial<Glossary> = {}): Glossary {
  const terms = Object.keys(english.terms) as Term[] // Object.keys loses the literal keys
  return { terms: Object.fromEntries(terms.map((term) => [term, words[term] ?? []])) as never, ...exceptions } // every term has its list
}

function findFaults(tag: string, [source, own]: [string, string], glossary: Glossary): string[] {
  const from = { folder: 'en', tag: 'en', texts: { 'a.b': source }, glossary: english }
  return findTranslationFaults(from, { folder: 'xx', tag, texts: { 'a.b': own }, glossary }).map(
    ({ message }) => message,
  )
}

const words = glossaryOf({ deposit: ['пополн', 'депозит'] })

it.each<[string, string, [string, string], Glossary, string[]]>([
  ['a good text', 'ru', ['Make a deposit', 'Пополнить'], words, []],
  ['English', 'ru', ['Add', 'Add'], glossaryOf({}), ['a.b is not translated', 'a.b has "Add" in Latin letters']],
  ['a word that is the same in both', 'fr', ['Menu', 'Menu'], glossaryOf({}, { same: ['a.b'] }), []],
  ['a value alone', 'fr', ['{value}%', '{value}%'], glossaryOf({}), []],
  ['a name', 'ru', ['Log in with Telegram', 'Войти через Telegram'], glossaryOf({}), []],
  ['a label of the phone', 'ru', ['Tap “Add”', 'Нажмите «Add»'], glossaryOf({}), []],
  [
    'another word for a term',
    'ru',
    ['Make a deposit', 'Внести деньги'],
    words,
    ['a.b says "deposit" in none of the words пополн, депозит: Внести деньги'],
  ],
  ['a term in a value’s name', 'ru', ['Limit: {deposit}', 'Лимит: {deposit}'], words, []],
  ['a text that needs no term', 'ru', ['Deposit', 'Внести'], { ...words, without: { deposit: ['a.b'] } }, []],
  [
    'a missing plural form',
    'ru',
    ['{n, plural, one {# day} other {# days}}', '{n, plural, one {# день} other {# дней}}'],
    glossaryOf({}),
    ['a.b has the plural forms one, other, needed are few, many, one, other'],
  ],
  [
    'plural forms of a language without them',
    'ja',
    ['{n, plural, one {# day} other {# days}}', '{n, plural, =0 {なし} other {# 日}}'],
    glossaryOf({}),
    [],
  ],
  [
    'a text without room',
    'fr',
    ['Go', 'Continuer vers le site'],
    glossaryOf({}),
    ['a.b is too long for its place: Continuer vers le site'],
  ],
  [
    'an exception for no text',
    'fr',
    ['Go', 'Aller'],
    glossaryOf({}, { same: ['c.d'] }),
    ['c.d of the glossary is no text'],
  ],
])('DEC-36 LANG-01 %s in %s', (_, tag, texts, glossary, expected) => {
  expect(findFaults(tag, texts, glossary)).toEqual(expected)
})
