import type { Database } from '@foyer/database'
import type { FastifyInstance } from 'fastify'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant, MerchantDirectory } from '../../merchant/index.ts'
import { listOrigins } from '../../platform/index.ts'
import { listLiveContacts } from '../content/index.ts'
import {
  findContactScript,
  readSupportScript,
  type SupportScript,
  writeSupportLoader,
  writeSupportPolicy,
} from './support-frame.rules.ts'
import { readSupportPath } from './support-path.ts'

/** Cache lifetime of the document in browsers, in seconds. */
const MAX_AGE_SECONDS = 60

interface FramePlace {
  scriptsUrl: string
  isHttps: boolean
}

/**
 * Address of the document with the merchant's customer-service script, or with a contact's; undefined without any, and
 * for a visitor whose scheme differs from that of its host.
 */
export function findSupportFrame(
  { code, settings }: Pick<Merchant, 'code' | 'settings'>,
  { scriptsUrl, isHttps }: FramePlace,
  contactId?: string,
): string | undefined {
  const hasScripts = settings.customerServiceScript !== undefined || settings.customerServiceOrigins?.length
  if (!hasScripts || isHttps !== scriptsUrl.startsWith('https:')) return undefined
  const contact = contactId === undefined ? '' : `/${encodeURIComponent(contactId)}`
  return new URL(`/support/${code}${contact}`, scriptsUrl).href
}

/** What a page may frame: the document of the merchant's script, and those of its contacts. */
export function listSupportFrames(merchant: Pick<Merchant, 'code' | 'settings'>, place: FramePlace): string[] {
  const frame = findSupportFrame(merchant, place)
  return frame === undefined ? [] : [frame, `${frame}/`]
}

interface FrameDependencies {
  merchants: MerchantDirectory
  database: Database
  limit: Limit
}

/** Documents with one support script each, at the host of third-party scripts (DEC-22, T26). */
export function registerSupportFrames(app: FastifyInstance, { merchants, database, limit }: FrameDependencies): void {
  const findScript = async (merchant: Merchant, contactId: string | undefined): Promise<SupportScript | undefined> => {
    const { customerServiceScript, customerServiceOrigins = [] } = merchant.settings
    if (contactId === undefined) return customerServiceScript ? readSupportScript(customerServiceScript) : undefined
    const rows = await database.transaction((tx) => listLiveContacts(tx, merchant), { merchant: merchant.code })
    const contact = rows.find(({ id }) => id === contactId)
    const address =
      contact &&
      findContactScript(
        contact.fields.csType,
        contact.fields.link || readSupportPath(contact.fields.path),
        customerServiceOrigins,
      )
    return address === undefined ? undefined : { address }
  }

  for (const path of ['/support/:merchant', '/support/:merchant/:contact'])
    app.get<{ Params: { merchant: string; contact?: string } }>(
      path,
      { config: { hosts: 'scripts' } },
      async (request, reply) => {
        await limitCalls(limit, request, { merchant: '', path: '' })
        const merchant = await merchants.findByCode(request.params.merchant)
        const script = merchant && (await findScript(merchant, request.params.contact))
        if (!script) throw new ServiceError('not_found')
        const framers = listOrigins(merchant.hosts, { isHttps: request.protocol === 'https', host: request.host })
        const { customerServiceOrigins = [] } = merchant.settings
        // X-Frame-Options has no list of framers.
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
          .header('content-security-policy', writeSupportPolicy(script, customerServiceOrigins, framers))
          .removeHeader('x-frame-options')
          .send(
            `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Support</title></head><body><script>${writeSupportLoader(script)}</script></body></html>`,
          )
      },
    )
}
