import type { Database } from '@foyer/database'
import type { BankTimings } from './bank.constants.ts'
import type { BankClient, FindCaller } from './http/signed-api.ts'
import type { Delivery } from './modules/delivery/index.ts'

export interface BankConfig {
  /** The bank's own public origin, e.g. `http://bank.localhost:8080`. */
  publicUrl: string
  /** The only origin of callback addresses. */
  platformUrl: string
  /** `X-Vendor` of callbacks. */
  vendorCode: string
  /** Permitted platforms, each with the shared secret. */
  clients: readonly BankClient[]
  /** Enables the payers' pages and, at the address of `makePayoutsPath`, the page that decides payouts. */
  isDemo: boolean
}

/** Shared dependencies of the bank's routes. */
export interface BankDependencies {
  database: Database
  config: BankConfig
  timings: BankTimings
  findCaller: FindCaller
  /** Processes due work at once. */
  wake(): void
  /** One attempt at a callback claimed by the caller. */
  attemptDelivery(delivery: Delivery): Promise<void>
}
