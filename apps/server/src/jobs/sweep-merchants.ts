import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Merchant, MerchantDirectory } from '../merchant/index.ts'

export interface SweepDependencies {
  database: Pick<Database, 'statement'>
  merchants: Pick<MerchantDirectory, 'list'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

/** Finds the codes of the merchants with due rows. */
export type FindDue = (tx: Tx) => Promise<string[]>

/** Merchants with due rows, found in one statement: hundreds of merchants without any cost an instance nothing. */
export async function listDueMerchants(
  { database, merchants }: Omit<SweepDependencies, 'logger'>,
  findDue: FindDue,
): Promise<Merchant[]> {
  const due = await database.statement(findDue, { isOperator: true, isReadOnly: true })
  return due.length === 0 ? [] : (await merchants.list()).filter(({ code }) => due.includes(code))
}

/** Runs a sweep of each merchant with due rows in turn. One that fails is logged and keeps no other waiting. */
export async function sweepMerchants(
  dependencies: SweepDependencies,
  queue: string,
  findDue: FindDue,
  sweep: (merchant: Merchant) => Promise<unknown>,
): Promise<void> {
  const { logger } = dependencies
  for (const merchant of await listDueMerchants(dependencies, findDue))
    await sweep(merchant).catch((error: unknown) =>
      logger.error({ err: error, queue, merchant: merchant.code }, 'sweep of a merchant failed'),
    )
}
