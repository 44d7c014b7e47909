import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

const SALT_BYTES = 16
const TAG_BYTES = 16
/** Delimiter of the last record, before its padding (RFC 8188). */
const LAST_RECORD = 2

/**
 * Content of a push message, as a browser decrypts it: written from RFC 8291 and RFC 8188 without the library that
 * encrypts, so that an error of either shows. @throws when it was not encrypted for this browser
 */
export function decryptPush(body: Buffer, { keys, authSecret }: { keys: ECDH; authSecret: Buffer }): string {
  const salt = body.subarray(0, SALT_BYTES)
  const header = SALT_BYTES + 4 + 1
  const sender = body.subarray(header, header + body.readUInt8(header - 1))
  const record = body.subarray(header + sender.length)
  if (record.length > body.readUInt32BE(SALT_BYTES)) throw new Error('more than one record')
  const derive = (secret: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, from, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), authSecret, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== LAST_RECORD) throw new Error('no last record')
  return padded.subarray(0, end).toString('utf8')
}
