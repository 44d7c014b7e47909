import { constants, createCipheriv, createHash, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

export interface PlainPayload {
  keyId: string
  /** SubjectPublicKeyInfo in base64. */
  publicKey: string
  payload: unknown
  method?: string
  path?: string
  merchant?: string
  timestamp?: number
  nonce?: string
}

/** An encrypted call, written from docs/encryption.md alone, without code of the implementation under test. */
export function encryptPayload({
  keyId,
  publicKey,
  payload,
  method = 'POST',
  path = '/wps/session/login',
  merchant = 'aurora',
  timestamp = Date.now(),
  nonce = randomBytes(16).toString('hex'),
}: PlainPayload): { headers: Record<string, string>; body: Record<string, unknown> } {
  const aesKey = randomBytes(32)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', aesKey, iv)
  cipher.setAAD(Buffer.from(`${method}\n${path}\n${merchant}\n${keyId}\n${timestamp}\n${nonce}`))
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, aesKey)
  return {
    headers: {
      encryption: `RSA-OAEP-256+A256GCM;${keyId}`,
      'x-rsa': wrapped.toString('base64'),
      'x-digest': createHash('sha256').update(ciphertext).digest('base64'),
    },
    body: { timestamp, nonce, iv: iv.toString('base64'), ciphertext: ciphertext.toString('base64') },
  }
}
