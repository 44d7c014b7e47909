import { createDecipheriv } from 'node:crypto'

/** CONST-92: so many characters at the end of an encrypted path are its key. */
const KEY_LENGTH = 8

/** Deciphers the part before the key. @throws for anything that is not encrypted so */
type PathCipher = (content: string, key: string) => string

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * A contact's address. A path may be encrypted with the key at its own end, which protects nothing (DEC-17): the form is
 * one of older platforms. What does not decipher is the address itself (CS-03, CS-05).
 */
export function readSupportPath(path: string, decipher: PathCipher = decipherPath): string {
  try {
    return decipher(path.slice(0, -KEY_LENGTH), path.slice(-KEY_LENGTH))
  } catch {
    return path
  }
}

/** OPEN-47: DES in ECB with PKCS padding, as base64. @throws RangeError, TypeError */
function decipherPath(content: string, key: string): string {
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(content)
  if (!isBase64 || !/^[\x20-\x7e]{8}$/.test(key)) throw new RangeError('not an encrypted path')
  return utf8.decode(decipherDes(Buffer.from(content, 'base64'), Buffer.from(key, 'latin1')))
}

/** Triple DES with three times the same key is DES, which OpenSSL has no more. @throws for a wrong padding or length */
export function decipherDes(content: Buffer, key: Buffer, isPadded = true): Buffer {
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null)
  decipher.setAutoPadding(isPadded)
  return Buffer.concat([decipher.update(content), decipher.final()])
}
