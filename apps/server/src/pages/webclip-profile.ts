import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, parseAcceptLanguage, resolveLanguage, type SiteSettings } from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Limit, limitCalls } from '../http/rate-limit.ts'
import { ServiceError } from '../http/service-error.ts'
import { signProfile, type WebclipSigners } from '../providers/webclip/webclip-signer.ts'
import type { PageSource } from './page-source.ts'
import { buildProfile } from './webclip-profile.rules.ts'

interface Dependencies {
  webDist: string
  source: PageSource
  limit: Limit
  signers: WebclipSigners | undefined
  decideLanguage(settings: SiteSettings, wanted: { stored: string | undefined; tags: readonly string[] }): Language
}

/** An icon of the build's own pictures. */
const ownIcon = /^\/m\/(art\/[\w-]+(?:\/[\w-]+)*\.png)$/

/**
 * `/m/app.mobileconfig` (BAR-15, BAR-25): the merchant's web clip for iPhones, in the visitor's language; signed where
 * the merchant has a key (decision 059).
 */
export function registerWebclipProfile(app: FastifyInstance, dependencies: Dependencies): void {
  const { source, limit, signers = {}, decideLanguage } = dependencies

  /** A file of the build or of the merchant's pictures. */
  async function findIcon(request: FastifyRequest): Promise<Buffer | undefined> {
    const address = source.findAppIcon?.(request) ?? ''
    return (await source.readImage?.(address, request)) ?? readIcon(dependencies.webDist, address)
  }

  async function makeProfile(request: FastifyRequest, settings: SiteSettings, language: Language): Promise<Buffer> {
    const { merchantCode: merchant, merchantName: name } = settings
    const texts = await loadCatalogue(resolveLanguage(language))
    const profile = buildProfile({
      merchant,
      name,
      description: texts.install['install.title'].replace('{merchant}', name),
      host: request.hostname,
      url: `${request.protocol}://${request.host}/m/home`,
      icon: await findIcon(request),
    })
    const signer = signers[merchant]
    return signer ? signProfile(Buffer.from(profile), signer, new Date()) : Buffer.from(profile)
  }

  app.get('/m/app.mobileconfig', async (request, reply) => {
    await limitCalls(limit, request, { merchant: '', path: '' })
    const found = await source.readSettings(request)
    if (!found) throw new ServiceError('domain_not_available')
    const tags = parseAcceptLanguage(request.headers['accept-language'])
    const language = decideLanguage(found, { stored: request.cookies.language, tags })
    const settings = (await source.readSettings(request, language)) ?? found
    return reply
      .type('application/x-apple-aspen-config')
      .header('content-disposition', 'attachment; filename="app.mobileconfig"')
      .header('cache-control', 'private, no-cache')
      .header('content-language', language)
      .send(await makeProfile(request, settings, language))
  })
}

async function readIcon(webDist: string, address: string): Promise<Buffer | undefined> {
  const file = ownIcon.exec(address)?.[1]
  return file === undefined ? undefined : readFile(join(webDist, 'client', file)).catch(() => undefined)
}
