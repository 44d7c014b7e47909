import { usesGeetest } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../http/html.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant, MerchantDirectory } from '../../merchant/index.ts'
import { listOrigins } from '../../platform/index.ts'
import type { CaptchaWidget } from '../../providers/captcha/captcha.ts'
import type { CaptchaWidgetFinder } from '../../providers/captcha/connect-captchas.ts'
import { findRecaptchaWidget } from '../../providers/captcha/recaptcha.ts'
import { widgetScript, writeWidgetPolicy } from './captcha-frame.rules.ts'

/** Cache lifetime of the document in browsers, in seconds. */
const MAX_AGE_SECONDS = 60

/**
 * Address of the document with the widget of a merchant's captcha vendor; undefined without a vendor, and for a visitor
 * whose scheme differs from that of its host.
 */
export function findCaptchaFrame(
  { code, settings }: Pick<Merchant, 'code' | 'settings'>,
  options: { findWidget: CaptchaWidgetFinder; scriptsUrl: string; isHttps: boolean },
): string | undefined {
  const { findWidget, scriptsUrl, isHttps } = options
  if (isHttps !== scriptsUrl.startsWith('https:')) return undefined
  const hasGeetest = usesGeetest(settings, 'register') && findWidget(settings.gw) !== undefined
  return hasGeetest || settings.smsProvider.firebase ? new URL(`/captcha/${code}`, scriptsUrl).href : undefined
}

/** The widget's document, at the host of third-party scripts: the vendor's code reads no page of ours (T26). */
export function registerCaptchaFrame(
  app: FastifyInstance,
  dependencies: {
    merchants: MerchantDirectory
    findWidget: CaptchaWidgetFinder
    /** Origin of the stand-in of Google at a merchant. */
    findEmulator: (merchant: string) => string | undefined
    limit: Limit
  },
): void {
  const { merchants, findWidget, findEmulator, limit } = dependencies
  const find = ({ code, settings }: Merchant, kind: unknown): CaptchaWidget | undefined => {
    if (kind !== 'recaptcha') return usesGeetest(settings, 'register') ? findWidget(settings.gw) : undefined
    return settings.smsProvider.firebase ? findRecaptchaWidget(findEmulator(code)) : undefined
  }
  app.get<{ Params: { merchant: string }; Querystring: { kind?: string } }>(
    '/captcha/:merchant',
    { config: { hosts: 'scripts' } },
    async (request, reply) => {
      await limitCalls(limit, request, { merchant: '', path: '' })
      const merchant = await merchants.findByCode(request.params.merchant)
      const widget = merchant && find(merchant, request.query.kind)
      if (!merchant || !widget) throw new ServiceError('not_found')
      const framers = listOrigins(merchant.hosts, { isHttps: request.protocol === 'https', host: request.host })
      // X-Frame-Options has no list of framers.
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        .header('content-security-policy', writeWidgetPolicy(widget, framers))
        .removeHeader('x-frame-options')
        .send(renderWidget(widget))
    },
  )
}

function renderWidget({ scriptUrl }: CaptchaWidget): string {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Captcha</title>'
  const scripts = `<script src="${escapeHtml(scriptUrl)}"></script><script>${widgetScript}</script>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${scripts}</body></html>`
}
