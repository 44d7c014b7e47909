import { expect, it } from 'vitest'
import { decideAction } from './notices-inbox.rules.ts'

it.each([
  ['/m/feedback?id=1', '/m/feedback?id=1'],
  [null, undefined],
  ['', undefined],
  ['https://other.example/m/home', undefined],
  ['//other.example/m/home', undefined],
  ['javascript:alert(1)', undefined],
  ['/m/feedback?token=secret', '/m/feedback'],
])('OPEN-38 DEC-13 the action %j of a message leads to %j', (action, path) => {
  expect(decideAction(action, 'https://www.aurora.example')?.path).toBe(path)
})
