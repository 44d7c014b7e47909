import { consentPurposes } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../http/html.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { MerchantDirectory } from '../../merchant/index.ts'
import { listOrigins } from '../../platform/index.ts'
import { listAllowedPartners, type TrackingPartners } from '../../providers/tracking/tracking.ts'
import { writeTagPolicy, writeTagScript } from './tracking-frame-document.ts'

/** Cache lifetime of the document in browsers, in seconds. */
const MAX_AGE_SECONDS = 60

/** The allowed purposes in the document's address. Anything else names none. */
const purposesText = z.object({
  purposes: z.string().transform((text) => consentPurposes.filter((purpose) => text.split(',').includes(purpose))),
})

/**
 * Address of the document with the scripts of a merchant's partners; undefined without scripts, and for a visitor whose
 * scheme differs from that of its host.
 */
export function findTrackingFrame(
  merchant: string,
  { partners, scriptsUrl, isHttps }: { partners: TrackingPartners; scriptsUrl: string; isHttps: boolean },
): string | undefined {
  const hasTags = partners.list(merchant).some(({ tags }) => tags.length > 0)
  if (isHttps !== scriptsUrl.startsWith('https:') || !hasTags) return undefined
  return new URL(`/tracking/${merchant}`, scriptsUrl).href
}

/**
 * The document with the scripts of the allowed purposes, at the host of third-party scripts; a page frames it after a yes
 * only (DEC-21, T26).
 */
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
      const purposes = purposesText.safeParse(request.query).data?.purposes ?? []
      const allowed = listAllowedPartners(partners.list(merchant?.code ?? ''), purposes)
      const tags = allowed.flatMap((partner) => partner.tags)
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
