import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../http/html.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant, MerchantDirectory } from '../../merchant/index.ts'
import { listOrigins } from '../system/index.ts'
import { listScripts, writeScriptPolicy } from './script.rules.ts'

/** Cache lifetime of the document in browsers, in seconds. */
const MAX_AGE_SECONDS = 60

/**
 * Address of the document with a merchant's third-party scripts; undefined without scripts, and for a visitor whose
 * scheme differs from that of their host, because the document can be framed by its own scheme only.
 */
export function findScriptFrame(
  { code, settings }: Pick<Merchant, 'code' | 'settings'>,
  { scriptsUrl, isHttps }: { scriptsUrl: string; isHttps: boolean },
): string | undefined {
  const isOtherScheme = isHttps !== scriptsUrl.startsWith('https:')
  if (isOtherScheme || listScripts(settings.thirdPartyScripts).length === 0) return undefined
  return new URL(`/frame/${code}`, scriptsUrl).href
}

/** The only content of the host of third-party scripts: one document per merchant with scripts. */
export function registerScriptRoutes(
  app: FastifyInstance,
  { merchants, limit }: { merchants: MerchantDirectory; limit: Limit },
): void {
  app.get<{ Params: { merchant: string } }>(
    '/frame/:merchant',
    { config: { hosts: 'scripts' } },
    async (request, reply) => {
      await limitCalls(limit, request, { merchant: '', path: '' })
      const merchant = await merchants.findByCode(request.params.merchant)
      const scripts = listScripts(merchant?.settings.thirdPartyScripts)
      if (!merchant || scripts.length === 0) throw new ServiceError('not_found')
      const framers = listOrigins(merchant.hosts, { isHttps: request.protocol === 'https', host: request.host })
      // X-Frame-Options has no list of framers.
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        .header('content-security-policy', writeScriptPolicy(scripts, framers))
        .removeHeader('x-frame-options')
        .send(renderFrame(scripts))
    },
  )
}

/** The scripts are independent: a hanging or failed one does not block the others. */
function renderFrame(scripts: readonly string[]): string {
  const tags = scripts.map((script) => `<script async src="${escapeHtml(script)}"></script>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Third-party scripts</title>${tags.join('')}</head></html>`
}
