import { encryptionKey } from '@foyer/contract'
import { ENCRYPTION_SCHEME } from '@foyer/contract/encryption'
import type { Registry } from '../../http/registry.ts'
import type { EncryptionKeys } from './encryption-keys.service.ts'

export function registerEncryptionRoutes(registry: Registry, { keys }: { keys: EncryptionKeys }): void {
  registry.on(encryptionKey, async ({ merchant }) => {
    const { payloadEncryption } = merchant.settings
    if (payloadEncryption === 'off') return null
    const { id, publicKey, usableUntil } = await keys.offer()
    return {
      scheme: ENCRYPTION_SCHEME,
      keyId: id,
      publicKey: publicKey.toString('base64'),
      isRequired: payloadEncryption === 'required',
      endsAt: usableUntil.toISOString(),
      serverTime: new Date().toISOString(),
    }
  })
}
