import { expect, it } from 'vitest'
import { hashSecret } from './hash-secret.ts'

it('DEC-20 a secret is stored as its SHA-256', () => {
  expect(hashSecret('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
