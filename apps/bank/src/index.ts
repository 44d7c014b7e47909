export { type BankOptions, createBankApp } from './app.ts'
export type { BankTimings } from './bank.constants.ts'
export type { BankConfig } from './bank-dependencies.ts'
export type { BankClient } from './http/signed-api.ts'
export { makePayoutsPath } from './lib/link-token.ts'

/** Folder of the migrations of schema `bank`, for `database.migrate`. */
export const bankMigrations = new URL('./db/migrations/', import.meta.url)
