import { createCipheriv } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { decipherDes, readSupportPath } from './support-path.ts'

/** As an older platform writes one. */
function encrypt(text: string, key: string): string {
  const own = Buffer.from(key, 'latin1')
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([own, own, own]), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64') + key
}

describe('CS-03 OPEN-47 CONST-92 DEC-17 an encrypted path', () => {
  test.each([
    // FIPS 81 and NBS 500-20: published vectors of DES.
    ['133457799bbcdff1', '85e813540f0ab405', '0123456789abcdef'],
    ['0101010101010101', '95f8a5e5dd31d900', '8000000000000000'],
    ['7ca110454a1a6e57', '690f5b0d9a26939b', '01a1d6d039776742'],
  ])('is DES: with the key %s', (key, content, plain) => {
    const deciphered = decipherDes(Buffer.from(content, 'hex'), Buffer.from(key, 'hex'), false)
    expect(deciphered.toString('hex')).toBe(plain)
  })

  test.each(['https://t.me/foyer', 'https://line.me/R/ti/p/@客服', 'x'])(
    '%s reads with its last 8 characters',
    (address) => {
      expect(readSupportPath(encrypt(address, 'k3y4care'))).toBe(address)
    },
  )

  it('has a cipher that can be replaced', () => {
    const calls: string[][] = []
    const reversed = readSupportPath('xyz12345678', (content, key) => {
      calls.push([content, key])
      return [...content].toReversed().join('')
    })
    expect([reversed, calls]).toEqual(['zyx', [['xyz', '12345678']]])
  })
})

test.each([
  ['a plain address', 'https://t.me/foyer_demo_support'],
  ['nothing', ''],
  ['a short text', 'abc'],
  ['no base64', 'https:////k3y4care'],
  ['a broken block', `${encrypt('https://t.me/x', 'k3y4care').slice(1)}`],
  ['another key', `${encrypt('https://t.me/foyer', 'k3y4care').slice(0, -8)}otherkey`],
  ['a key with letters beyond ASCII', `${encrypt('https://t.me/x', 'k3y4care').slice(0, -8)}k3y4carё`],
])('CS-05 %s is the address itself', (_, path) => {
  expect(readSupportPath(path)).toBe(path)
})
