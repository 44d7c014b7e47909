import type { Database } from '@foyer/database'
import type { MerchantDirectory } from '../../merchant/index.ts'
import type { ScheduledJob } from '../../repeat-job.ts'
import { ENCRYPTION_CLEANUP_SECONDS, NONCE_LIFE_MS } from './encryption.constants.ts'
import { deleteEndedKeys, deleteOldNonces } from './encryption.store.ts'
import type { EncryptionKeys } from './encryption-keys.service.ts'

interface EncryptionJobDependencies {
  database: Database
  merchants: MerchantDirectory
  encryptionKeys: EncryptionKeys
}

export function createEncryptionJob(dependencies: EncryptionJobDependencies): ScheduledJob {
  return {
    queue: 'encryption-cleanup',
    everySeconds: ENCRYPTION_CLEANUP_SECONDS,
    run: () => cleanUpEncryption(dependencies),
  }
}

/** Generates keys in advance for merchants with encryption, and deletes expired keys and old nonces. */
export async function cleanUpEncryption({
  database,
  merchants,
  encryptionKeys,
}: EncryptionJobDependencies): Promise<void> {
  await database.transaction(
    async (tx) => {
      await deleteEndedKeys(tx, new Date())
      await deleteOldNonces(tx, new Date(Date.now() - NONCE_LIFE_MS))
    },
    { isOperator: true },
  )
  const isUsed = (await merchants.list()).some(({ settings }) => settings.payloadEncryption !== 'off')
  if (isUsed) await encryptionKeys.prepare()
}
