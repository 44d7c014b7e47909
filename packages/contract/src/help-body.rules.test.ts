import { expect, it } from 'vitest'
import { parseHelpBody } from './help-body.rules.ts'

it('OPEN-46 an article’s lines are paragraphs and lists', () => {
  expect(parseHelpBody('One.\n\n- a\n• b\nTwo - not a list.\n-none\n<b>text</b>')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Two - not a list.' },
    { kind: 'paragraph', text: '-none' },
    { kind: 'paragraph', text: '<b>text</b>' },
  ])
  expect(parseHelpBody(' \n')).toEqual([])
})
