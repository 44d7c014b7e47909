import { expect, it } from 'vitest'
import { joinItems } from './use-older.ts'

it('OPEN-38 an item that has moved to the next page is shown once, where it was first', () => {
  const joined = joinItems([{ id: 'new' }, { id: 'a' }], [{ id: 'a' }, { id: 'b' }])
  expect(joined.map(({ id }) => id)).toEqual(['new', 'a', 'b'])
})
