import { expect, it } from 'vitest'
import { readPreview, signPreview } from './merchant-preview.rules.ts'

const key = Buffer.alloc(32, 7)
const preview = { number: 12, expiresAt: 1_000 }
const token = signPreview(key, 'aurora', preview)
const [number, expiresAt, signature = ''] = token.split('.')

it.each<[string, string | undefined, string, number, boolean]>([
  ['its own', token, 'aurora', 999, true],
  ['expired', token, 'aurora', 1_000, false],
  ['of another merchant', token, 'lotus', 999, false],
  ['of another version', `13.${expiresAt}.${signature}`, 'aurora', 999, false],
  ['with another expiry', `${number}.2000.${signature}`, 'aurora', 999, false],
  [
    'with another signature',
    `${number}.${expiresAt}.${signature.replace(/^./, signature.startsWith('A') ? 'B' : 'A')}`,
    'aurora',
    999,
    false,
  ],
  ['without a signature', `${number}.${expiresAt}.`, 'aurora', 999, false],
  ['of other signs', `${token}\n`, 'aurora', 999, false],
  ['empty', '', 'aurora', 999, false],
  ['absent', undefined, 'aurora', 999, false],
])('T42 a token of a preview that is %s opens it: %5$s', (_, given, merchant, now, isOpen) => {
  expect(readPreview(key, merchant, given, now)).toEqual(isOpen ? preview : undefined)
})

it('T42 a token of another key opens nothing', () => {
  expect(readPreview(Buffer.alloc(32, 8), 'aurora', token, 999)).toBeUndefined()
})
