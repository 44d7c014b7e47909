import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { issueSigner, openSignerFolder } from './testing/make-signer.ts'
import { signProfile } from './webclip-signer.ts'

const folder = openSignerFolder()
afterAll(() => folder.remove())

const profile = Buffer.from('<?xml version="1.0"?><plist><dict/></plist>')

describe.each(['rsa', 'ec'] as const)('BAR-15 T30 a profile signed with a key of kind %s', (kind) => {
  const signed = signProfile(profile, issueSigner(folder, kind), new Date())
  const verify = (content: Buffer) => {
    writeFileSync(folder.path('signed.der'), content)
    const root = `${kind}-root.pem`
    return folder.openssl('cms', '-verify', '-inform', 'DER', '-in', 'signed.der', '-CAfile', root, '-binary')
  }

  it('is verified by OpenSSL up to the root, with the profile inside', () => {
    expect(verify(signed)).toBe(profile.toString())
  })

  it('is refused by OpenSSL once a letter of it has changed', () => {
    const changed = Buffer.from(signed)
    changed[signed.indexOf('plist')] = 'q'.charCodeAt(0)
    expect(() => verify(changed)).toThrow(/Verification failure/)
  })
})

it('BAR-15 a key that is not that of its certificate signs nothing', () => {
  const { certificates } = issueSigner(folder, 'rsa')
  const { privateKey } = issueSigner(folder, 'ec')
  expect(() => signProfile(profile, { certificates, privateKey }, new Date())).toThrow('not that of its certificate')
  expect(() => signProfile(profile, { certificates: '', privateKey }, new Date())).toThrow('with its certificate')
})
