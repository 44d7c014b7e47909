/** The parts of `http_ece` in use; the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface EceParameters {
    version: 'aes128gcm'
    /** Public key of the other side. */
    dh: Buffer
    privateKey: ECDH
    authSecret: Buffer
    /** 16 random bytes; for test vectors. */
    salt?: Buffer
  }

  /** Encrypts by RFC 8188 and RFC 8291. */
  export function encrypt(content: Buffer, parameters: EceParameters): Buffer
}
