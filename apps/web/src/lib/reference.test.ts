import { expect, test } from 'vitest'
import { shortenReference } from './reference.ts'

test.each([
  ['5b1f0c3e-8a47-4d52-9e6b-2f7c1d0a9e34', '5b1f0c3e'],
  ['r1', 'r1'],
  ['20261121', '20261121'],
])('the reference %s is shown as %s', (id, shown) => expect(shortenReference(id)).toBe(shown))
