import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { MerchantDirectory } from '../merchant/index.ts'
import type { ScheduledJob } from '../repeat-job.ts'
import { checkReferral } from './referral.service.ts'
import { listDueReferrals } from './referral.store.ts'

const REFERRAL_SECONDS = 30
const BATCH = 500

interface ReferralJobDependencies {
  database: Database
  merchants: Pick<MerchantDirectory, 'list'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

/** Checks the friends of all merchants whose check is due; bound ones are decided after a programme's end too. */
export function createReferralJob(dependencies: ReferralJobDependencies): ScheduledJob {
  return { queue: 'referral', everySeconds: REFERRAL_SECONDS, run: () => checkDueReferrals(dependencies, new Date()) }
}

/** Each friend in a transaction of its own: one that fails delays no other. */
export async function checkDueReferrals(
  { database, merchants, logger }: ReferralJobDependencies,
  now: Date,
): Promise<void> {
  for (const { code: merchant } of await merchants.list()) {
    const due = await database.transaction((tx) => listDueReferrals(tx, merchant, now, BATCH), { merchant })
    for (const friendId of due) {
      try {
        await database.transaction((tx) => checkReferral(tx, merchant, friendId, now), { merchant })
      } catch (error) {
        logger.error({ err: error, merchant, friendId }, 'check of a referral failed')
      }
    }
  }
}
