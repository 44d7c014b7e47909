import { customerServiceContacts, customerServiceScript } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { pickText } from '../../translated-text.rules.ts'
import { listSupportContacts } from '../content/index.ts'
import { findSupportFrame } from './support-frame.routes.ts'
import { findContactScript } from './support-frame.rules.ts'
import { readSupportPath } from './support-path.ts'

interface SupportDependencies {
  database: Database
  scriptsUrl: string
}

/** The merchant's contacts, and its customer-service script. */
export function registerSupportRoutes(registry: Registry, { database, scriptsUrl }: SupportDependencies): void {
  registry.on(customerServiceContacts, async ({ merchant, caller }) => {
    const rows = await database.transaction((tx) => listSupportContacts(tx, merchant.code), { merchant: merchant.code })
    const { defaultLanguage, customerServiceOrigins = [] } = merchant.settings
    return rows.map((row) => {
      const link = readSupportPath(row.path)
      const frame =
        findContactScript(row.csType, link, customerServiceOrigins) &&
        findSupportFrame(merchant, { scriptsUrl, isHttps: caller.isHttps }, row.id)
      return {
        path: row.path,
        link,
        csType: row.csType,
        csPosition: String(row.ordinal),
        title: pickText(row.title, caller.language, defaultLanguage),
        labelIds: row.labelIds,
        ...(frame === undefined ? {} : { frame }),
        ...(row.answerMinutes === null ? {} : { answerMinutes: row.answerMinutes }),
        ...(row.hours === null ? {} : { hours: pickText(row.hours, caller.language, defaultLanguage) }),
      }
    })
  })

  registry.on(customerServiceScript, async ({ merchant, caller }) => {
    const script = merchant.settings.customerServiceScript ?? ''
    const frame = script === '' ? undefined : findSupportFrame(merchant, { scriptsUrl, isHttps: caller.isHttps })
    return { script, ...(frame === undefined ? {} : { frame }) }
  })
}
