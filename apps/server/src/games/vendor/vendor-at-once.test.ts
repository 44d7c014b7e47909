import { expect, test } from 'vitest'
import { mapAtOnce } from './vendor-at-once.ts'

test('items of one group are in work one after the other, others at once, and results keep the order', async () => {
  const items = ['a1', 'a2', 'b1', 'a3', 'c1', 'b2']
  const events: string[] = []
  let working = 0
  let most = 0
  const results = await mapAtOnce(items, { count: 2, groupOf: ([group = '']) => group }, async (item) => {
    working += 1
    most = Math.max(most, working)
    events.push(`begin ${item}`)
    // The first of a group takes longest.
    await new Promise((resolve) => setTimeout(resolve, item.endsWith('1') ? 20 : 1))
    events.push(`end ${item}`)
    working -= 1
    return item.toUpperCase()
  })
  expect(results).toEqual(['A1', 'A2', 'B1', 'A3', 'C1', 'B2'])
  expect(most).toBe(2)
  const ofGroup = (group: string) => events.filter((event) => event.includes(group))
  expect(ofGroup(' a')).toEqual(['begin a1', 'end a1', 'begin a2', 'end a2', 'begin a3', 'end a3'])
  expect(ofGroup(' b')).toEqual(['begin b1', 'end b1', 'begin b2', 'end b2'])
})
