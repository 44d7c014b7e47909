import type { Database } from '@foyer/database'
import type { PayloadKeys } from '../../http/encryption.ts'
import { insertNonce } from './encryption.store.ts'
import type { EncryptionKeys } from './encryption-keys.service.ts'

/** Decryption state of payloads; keys and seen nonces are shared by every process of the deployment. */
export function createPayloadKeys({ database, keys }: { database: Database; keys: EncryptionKeys }): PayloadKeys {
  return {
    findPrivateKey: keys.findPrivateKey,
    insertNonce: (merchant, nonce) =>
      database.statement((tx) => insertNonce(tx, merchant, Buffer.from(nonce, 'hex'), new Date()), { merchant }),
  }
}
