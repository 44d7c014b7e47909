import { expect, test } from 'vitest'
import { parseTypes } from './content.rules.ts'

test.each([
  ['news', ['news']],
  ['activity,news', ['news', 'activity']],
  ['notice,notice', ['notice']],
  ['notice,other', ['notice']],
  ['other', ['news', 'notice', 'activity']],
  ['', ['news', 'notice', 'activity']],
  [undefined, ['news', 'notice', 'activity']],
])('NOTICE-01 types=%s selects %j', (types, chosen) => {
  expect(parseTypes(types)).toEqual(chosen)
})
