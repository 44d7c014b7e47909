import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENCRYPTION_SCHEME, encryptionBytes, encryptionHeader } from './encryption.ts'
import { errorStatus } from './errors.ts'
import { encryptionKey } from './session.ts'
import { encryptionVector as vector } from './testing-encryption.ts'

const page = readFileSync(new URL('../../../docs/encryption.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^( *)```\w*\n([\s\S]*?)\n\1```/gm)].map(([, , text = '']) =>
  text.replaceAll('\n', ''),
)

describe('DEC-16 the page on encrypted payloads tells the truth', () => {
  it.each(['publicKey', 'privateKey', 'payload', 'body', 'digest', 'wrappedKey'] as const)('its %s', (part) => {
    expect(blocks).toContain(vector[part])
  })

  it.each(['keyId', 'nonce', 'aesKey', 'iv', 'timestamp'] as const)('its %s', (part) => {
    expect(page).toContain(`| \`${vector[part]}\` |`)
  })

  it('its names and sizes', () => {
    for (const name of Object.values(encryptionHeader)) expect(page).toContain(`| \`${name}\` |`)
    expect(page).toContain(`"scheme": "${ENCRYPTION_SCHEME}"`)
    const { rsaKey, aesKey, iv, nonce } = encryptionBytes
    for (const size of [`${rsaKey} bytes`, `${aesKey} random bytes`, `iv of ${iv}`, `nonce of ${nonce}`])
      expect(page).toContain(size)
  })

  it('its answer about the key fits the contract', () => {
    const [example = ''] = blocks
    expect(encryptionKey.value.parse(JSON.parse(example))).toEqual(JSON.parse(example))
  })

  it('its refusals are all there are', () => {
    const rows = [...page.matchAll(/^\| `(encryption_\w+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ])
    const known = Object.entries(errorStatus).filter(([code]) => code.startsWith('encryption_'))
    expect(rows.sort()).toEqual(known.sort())
  })
})
