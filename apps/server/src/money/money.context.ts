import type { Context, Core } from '../core.ts'
import type { GamesContext } from '../games/index.ts'
import { connectPaymentProviders } from '../providers/payments/connect-providers.ts'
import { createDueDeposits, DEPOSIT_SWEEP_SECONDS, registerDepositRoutes } from './deposit/index.ts'
import { createIncidentReporter } from './incident/index.ts'
import { registerPaymentRoutes } from './payment/index.ts'
import { registerWalletRoutes } from './wallet/index.ts'
import {
  createNumberCipher,
  listDueWithdrawals,
  registerWithdrawalRoutes,
  WITHDRAWAL_SWEEP_SECONDS,
} from './withdrawal/index.ts'

/** @param catalogue names of the games in the wallet's history */
export function createMoneyContext(core: Core, { catalogue }: Pick<GamesContext, 'catalogue'>): Context {
  const { app, config, database, isFreshNonce, logger, outbox } = core
  const { paymentProviders: settings, platformUrl, dataKey } = config
  const services = {
    ...core,
    payments: connectPaymentProviders(app, { settings, platformUrl, isFreshNonce }),
    numbers: createNumberCipher(dataKey),
    incidents: createIncidentReporter(logger),
  }
  return {
    jobs: [
      outbox.createJob('deposit-sweep', DEPOSIT_SWEEP_SECONDS, [createDueDeposits(services)]),
      outbox.createJob('withdrawal-sweep', WITHDRAWAL_SWEEP_SECONDS, listDueWithdrawals(services)),
    ],
    registerRoutes(registry) {
      registerWalletRoutes(registry, { database, catalogue })
      registerDepositRoutes(registry, services)
      registerWithdrawalRoutes(registry, services)
      registerPaymentRoutes(registry, services)
    },
  }
}
