import type { FastifyBaseLogger } from 'fastify'
import type { Merchant, MerchantDirectory } from '../modules/merchant/index.ts'

interface SweepDependencies {
  merchants: Pick<MerchantDirectory, 'list'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

/** Runs a sweep of each merchant in turn. One that fails is logged and keeps no other waiting. */
export async function sweepMerchants(
  { merchants, logger }: SweepDependencies,
  queue: string,
  sweep: (merchant: Merchant) => Promise<unknown>,
): Promise<void> {
  for (const merchant of await merchants.list())
    await sweep(merchant).catch((error: unknown) =>
      logger.error({ err: error, queue, merchant: merchant.code }, 'sweep of a merchant failed'),
    )
}
