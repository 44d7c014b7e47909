import { describe, expect, test } from 'vitest'
import { chooseLegalText, splitLegalText } from './legal.rules.ts'

const text = (version: string, language: string) => ({ version, language })
const texts = [text('3', 'EN'), text('2', 'UR'), text('2', 'EN'), text('1', 'CN')]

describe('OPEN-77 which of a merchant’s own texts is shown', () => {
  test.each([
    ['the one in force', undefined, '2', 'UR', '2 UR'],
    ['in the merchant’s language where the wanted one is missing', undefined, '2', 'CN', '2 EN'],
    ['the newest where nothing is in force', undefined, undefined, 'EN', '3 EN'],
    ['none where the one in force has no text: another one does not bind', undefined, '9', 'EN', undefined],
    ['the named one', '2', '3', 'EN', '2 EN'],
    ['in any language rather than none', '1', '3', 'UR', '1 CN'],
    ['none of an unknown version', '7', '3', 'EN', undefined],
  ] as const)('%s', (_, version, inForce, language, expected) => {
    const chosen = chooseLegalText(texts, { version, inForce, language, fallbackLanguage: 'EN' })
    expect(chosen && `${chosen.version} ${chosen.language}`).toBe(expected)
  })

  test('none without texts', () => {
    const wanted = { version: undefined, inForce: '2', language: 'EN', fallbackLanguage: 'EN' }
    expect(chooseLegalText([], wanted)).toBeUndefined()
  })
})

test('a text has sections with paragraphs, and may begin without a heading', () => {
  expect(splitLegalText('First\r\n\n# One\nA\n\nB\n#no heading\n# Two\n')).toEqual([
    { title: '', paragraphs: ['First'] },
    { title: 'One', paragraphs: ['A', 'B', '#no heading'] },
    { title: 'Two', paragraphs: [] },
  ])
})
