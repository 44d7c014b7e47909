import type { FastifyInstance } from 'fastify'

/** What a page may not ask of the phone; everything that is here can be named by every browser that we serve. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking', 'browsing-topics'],
]

/** Part of the policy of every document: text never becomes script, save by the policies of these names (T26, T33). */
export function writeTrustedTypes(policies: readonly string[] = []): string {
  return `require-trusted-types-for 'script'; trusted-types ${policies.join(' ') || "'none'"}`
}

/**
 * Headers of every answer (the OWASP secure-headers list), unless it has its own: what is no page may load nothing and be
 * framed by nobody (T34), is kept by nobody, and by no search engine (SEO-04). No Access-Control header is ever sent:
 * other origins have no reason to read (T35). Decision 015 says which of the list are not here, and why.
 */
export function listSecurityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'x-dns-prefetch-control': 'off',
    'x-robots-tag': 'noindex,nofollow',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    // The same for browsers that do not know the policy; it has no list, so a page that others may frame goes without.
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

const plainHeaders = listSecurityHeaders(false)
const secureHeaders = listSecurityHeaders(true)

/** Puts those headers on every answer of an app; an answer's own come later and replace them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? secureHeaders : plainHeaders).header('x-span-id', request.spanId)
    done()
  })
}
