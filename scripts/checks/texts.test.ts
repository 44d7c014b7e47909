import { describe, expect, it } from 'vitest'
import { createSourceFile } from './check.ts'
import { compareFolders, compareTexts, findErrorsWithoutText, findRepeatedIds, findTextUses } from './texts.ts'

const messages = (findings: Array<{ message: string }>): string[] => findings.map(({ message }) => message)

describe('DEC-36 OPEN-71 languages are complete', () => {
  it.each([
    ['a missing id', { 'a.b': 'One' }, {}, 'a.b is missing'],
    ['an id of its own', {}, { 'a.b': 'Ek' }, 'a.b does not stand in en'],
    ['an empty text', { 'a.b': 'One' }, { 'a.b': ' ' }, 'a.b is empty'],
    ['a lost placeholder', { 'a.b': 'Hi {name}' }, { 'a.b': 'Salam' }, 'a.b has the placeholders {}, en has {name}'],
    ['another kind', { 'a.b': '{n, number}' }, { 'a.b': '{n}' }, 'a.b has the placeholders {n}, en has {n:number}'],
    [
      'a placeholder lost within a plural',
      { 'a.b': '{n, plural, other {# of {all}}}' },
      { 'a.b': '{n, plural, other {#}}' },
      'a.b has the placeholders {n:plural}, en has {all, n:plural}',
    ],
    ['an open brace', { 'a.b': 'Hi {name}' }, { 'a.b': 'Salam {name' }, 'a.b is not well-formed ICU'],
  ])('finds %s', (_, en, ur, message) => {
    expect(messages(compareTexts({ en, ur }))).toContain(message)
  })

  it.each([
    ['an empty text', { 'a.b': '' }, 'a.b is empty'],
    ['an open brace', { 'a.b': 'Hi {name' }, 'a.b is not well-formed ICU'],
    [
      'forms in a text filled in by a server',
      { 'bank.b': '{n, plural, other {#}}' },
      'bank.b has {n:plural}, its page fills in names of small letters only',
    ],
    [
      'a value in capitals there',
      { 'bank.b': '{aB}' },
      'bank.b has {aB}, its page fills in names of small letters only',
    ],
  ])('finds %s of English', (_, en, message) => {
    expect(messages(compareTexts({ en }))).toEqual([message])
  })

  it('finds an id in two files', () => {
    const texts = (['a.b', 'a.c', 'a.b'] as const).map((id) => [id, 'One'] as const)
    expect(messages(findRepeatedIds('en', texts))).toEqual(['a.b stands twice'])
  })

  it('finds nothing where all is well', () => {
    const en = {
      'a.b': 'Hi {name}, {n, plural, one {# day} other {# days}}',
      'a.c': '×{factor}',
      'bank.b': '{a} to {b}',
    }
    const ur = { 'a.b': '{n, plural, other {# دن}} {name}', 'a.c': '×{factor}', 'bank.b': '{a} سے {b}' }
    expect(compareTexts({ en, ur })).toEqual([])
  })
})

describe('LANG-01 folders and the list of languages are equal', () => {
  const pathsOf = (...names: string[]) => names.map((name) => `packages/messages/src/${name}`)
  it.each([
    ['a folder too many', pathsOf('en/a.ts', 'xx/a.ts'), ['en'], ['a folder without its row in languageCodes']],
    ['a row too many', pathsOf('en/a.ts'), ['en', 'xx'], ['a row of languageCodes without its folder']],
    ['a file too few', pathsOf('en/a.ts', 'en/b.ts', 'xx/a.ts'), ['en', 'xx'], ['b.ts stands in en only']],
    ['a file too many', pathsOf('en/a.ts', 'xx/a.ts', 'xx/b.ts'), ['en', 'xx'], ['b.ts stands in xx only']],
    ['nothing', pathsOf('en/a.ts', 'xx/a.ts', 'index.ts'), ['en', 'xx'], []],
  ])('finds %s', (_what, paths, languages, found) => {
    expect(messages(compareFolders(paths, languages))).toEqual(found)
  })
})

describe('texts and code agree', () => {
  const en = { 'a.used': 'x', 'a.unused': 'x', 'error.one': 'x', 'error.two': 'x' }
  const code = (text: string) => createSourceFile('apps/web/src/app/a.tsx', text)

  it('finds a text that no code shows, and counts ids that are put together', () => {
    const found = findTextUses({ en }, [code(['show("a.used"); show(`error.', '{code}`)'].join('$'))])
    expect(messages(found)).toEqual(['a.unused is used nowhere'])
  })

  it('finds an id without a text', () => {
    const found = findTextUses({ en: { 'a.used': 'x' } }, [code('show("a.used"); show("a.gone")')])
    expect(messages(found)).toEqual(['a.gone is not defined'])
  })

  it('finds an error code without a text', () => {
    expect(messages(findErrorsWithoutText({ en }, ['one', 'three']))).toEqual([
      'error.three is missing, the contract has the code',
    ])
  })
})
