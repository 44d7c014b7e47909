import { customerServiceContacts, customerServiceScript } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { pickText } from '../../translated-text.rules.ts'
import { listLiveContacts } from '../content/index.ts'
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
    const rows = await database.transaction((tx) => listLiveContacts(tx, merchant), { merchant: merchant.code })
    const { defaultLanguage, customerServiceOrigins = [] } = merchant.settings
    return rows.map(({ id, ordinal, fields }) => {
      const { path, csType, position, labelIds, answerMinutes } = fields
      const link = fields.link || readSupportPath(path)
      const frame =
        findContactScript(csType, link, customerServiceOrigins) &&
        findSupportFrame(merchant, { scriptsUrl, isHttps: caller.isHttps }, id)
      const hours = pickText(fields.hours, caller.language, defaultLanguage)
      return {
        path,
        link,
        csType,
        csPosition: position || String(ordinal),
        title: pickText(fields.title, caller.language, defaultLanguage),
        labelIds,
        ...(frame === undefined ? {} : { frame }),
        ...(answerMinutes === null ? {} : { answerMinutes }),
        ...(hours === '' ? {} : { hours }),
      }
    })
  })

  registry.on(customerServiceScript, async ({ merchant, caller }) => {
    const script = merchant.settings.customerServiceScript ?? ''
    const frame = script === '' ? undefined : findSupportFrame(merchant, { scriptsUrl, isHttps: caller.isHttps })
    return { script, ...(frame === undefined ? {} : { frame }) }
  })
}
