import { expect, test } from 'vitest'
import { makeUuid } from './uuid.ts'

test('DEV-02 is a random UUID of version 4, never the same one', () => {
  const made = Array.from({ length: 500 }, makeUuid)
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(500)
  expect(new Set(made.map((uuid) => uuid[0])).size).toBe(16)
  expect(new Set(made.map((uuid) => uuid[19])).size).toBe(4)
})
