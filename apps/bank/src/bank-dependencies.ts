import type { Database } from '@foyer/database'
import type { BankTimings } from './bank.constants.ts'
import type { BankClient, FindCaller } from './http/signed-api.ts'
import type { Delivery } from './modules/delivery/index.ts'

export interface BankConfig {
  /** The bank's own public origin, e.g. `http://bank.localhost:8080`. */
  publicUrl: string
  /** The only origin that callbacks go to. */
  platformUrl: string
  /** The name that stands in `X-Vendor` of callbacks. */
  vendorCode: string
  /** Platforms that may call, each with the secret that both sides share. */
  clients: readonly BankClient[]
  /** Opens the payers' pages and, at the address of `makePayoutsPath`, the one where payouts are decided. */
  isDemo: boolean
}

/** What the routes of the bank share. */
export interface BankDependencies {
  database: Database
  config: BankConfig
  timings: BankTimings
  findCaller: FindCaller
  /** Looks at once for what is due. */
  wake(): void
  /** One attempt at a callback that the caller has claimed. */
  attemptDelivery(delivery: Delivery): Promise<void>
}
