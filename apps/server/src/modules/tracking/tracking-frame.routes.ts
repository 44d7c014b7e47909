import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../http/html.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { TrackingPartners } from '../../providers/tracking/tracking.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { listOrigins } from '../system/index.ts'
import { writeTagPolicy, writeTagScript } from './tracking-frame-document.ts'

/** Cache lifetime of the document in browsers, in seconds. */
const MAX_AGE_SECONDS = 60

const listTags = (partners: TrackingPartners, merchant: string) => partners.list(merchant).flatMap(({ tags }) => tags)

/**
 * Address of the document with the scripts of a merchant's partners; undefined without scripts, and for a visitor whose
 * scheme differs from that of its host.
 */
export function findTrackingFrame(
  merchant: string,
  { partners, scriptsUrl, isHttps }: { partners: TrackingPartners; scriptsUrl: string; isHttps: boolean },
): string | undefined {
  if (isHttps !== scriptsUrl.startsWith('https:') || listTags(partners, merchant).length === 0) return undefined
  return new URL(`/tracking/${merchant}`, scriptsUrl).href
}

/** The partners' document, at the host of third-party scripts; a page frames it after a yes only (DEC-21, T26). */
export function registerTrackingFrame(
  app: FastifyInstance,
  { merchants, partners, limit }: { merchants: MerchantDirectory; partners: TrackingPartners; limit: Limit },
): void {
  app.get<{ Params: { merchant: string } }>(
    '/tracking/:merchant',
    { config: { hosts: 'scripts' } },
    async (request, reply) => {
      await limitCalls(limit, request, { merchant: '', path: '' })
      const merchant = await merchants.findByCode(request.params.merchant)
      const tags = listTags(partners, merchant?.code ?? '')
      if (!merchant || tags.length === 0) throw new ServiceError('not_found')
      const framers = listOrigins(merchant.hosts, { isHttps: request.protocol === 'https', host: request.host })
      const script = writeTagScript(tags, framers)
      const scripts = tags.map((tag) => `<script async src="${escapeHtml(tag.script)}"></script>`)
      // X-Frame-Options has no list of framers.
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        .header('content-security-policy', writeTagPolicy(tags, script, framers))
        .removeHeader('x-frame-options')
        .send(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tracking</title><script>${script}</script>${scripts.join('')}</head></html>`,
        )
    },
  )
}
