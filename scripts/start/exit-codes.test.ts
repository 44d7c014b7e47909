import { DatabaseUnavailableError, DataFolderInUseError, DiskFullError, MigrationError } from '@foyer/database'
import { LedgerTimeoutError, UnknownProviderError } from '@foyer/server'
import { expect, it } from 'vitest'
import { BuildError } from '../build-apps.ts'
import { describeFailure, exitCodes } from './exit-codes.ts'
import { PortTakenError } from './port.ts'
import { SettingsError } from './setting-conflicts.ts'

const withCode = (code: string): Error => Object.assign(new Error(`${code}: no`), { code })

it.each([
  [new SettingsError('PORT is wrong'), exitCodes.settings],
  [new MigrationError('001 was changed'), exitCodes.migration],
  [new DatabaseUnavailableError('nobody answers'), exitCodes.databaseUnavailable],
  [new BuildError('no'), exitCodes.build],
  [new DiskFullError('full'), exitCodes.diskFull],
  [new DataFolderInUseError('./data', 1, 'in use'), exitCodes.dataFolderInUse],
  [new PortTakenError('taken'), exitCodes.portTaken],
  [new LedgerTimeoutError('not verified'), exitCodes.ledgerTimeout],
  [new UnknownProviderError('no client'), exitCodes.settings],
])('%s ends the start with its own words', (error, code) => {
  expect(describeFailure(error)).toEqual({ sentence: error.message, code })
})

it.each([
  ['ENOSPC', exitCodes.diskFull],
  ['EACCES', exitCodes.notPermitted],
  ['EROFS', exitCodes.notPermitted],
])('%s of the system gets a sentence', (systemCode, code) => {
  expect(describeFailure(withCode(systemCode))?.code).toBe(code)
})

it('leaves alone what nobody foresaw', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBeUndefined()
})

it('has a different code for each cause', () => {
  expect(new Set(Object.values(exitCodes)).size).toBe(Object.keys(exitCodes).length)
})
