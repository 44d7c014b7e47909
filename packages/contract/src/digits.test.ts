import { describe, expect, test } from 'vitest'
import { accountNumber, emailAddress, mobileNum, referralCode, username, verificationCode } from './fields.ts'
import { loginVerification } from './second-factor.ts'

/** Zeros of all scripts that Unicode has decimal digits of: each is the first of ten. */
const zeros = Array.from({ length: 0x20000 }, (_, code) => code).filter(
  (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && isZero(code),
)

/** Digits of a script stand in a run from 0 to 9, and runs may follow each other. */
function isZero(code: number): boolean {
  let start = code
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return (code - start) % 10 === 0
}

const write = (text: string, zero: number) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe.each(zeros.map((zero) => [write('0123456789', zero), zero] as const))(
  'OPEN-04 with the digits %s',
  (_, zero) => {
    test.each([
      ['a username', username, 'rosa90'],
      ['a mobile number', mobileNum, '+639170000001'],
      ['an e-mail address', emailAddress, 'rosa90@mail5.example'],
      ['a code', verificationCode, '012345'],
      ['an invite code', referralCode, 'AB12'],
      ['an account number', accountNumber, 'GB29NWBK60161331'],
      ['a recovery code', loginVerification.body.shape.verifyCode, 'k3f9-20ab'],
    ])('%s is read as with 0 to 9', (_name, schema, text) => {
      expect(schema.parse(write(text, zero))).toBe(text)
    })
  },
)

test('OPEN-04 these are all scripts of the languages', () => expect(zeros.length).toBeGreaterThan(60))
