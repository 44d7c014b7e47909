import { permissionsPolicy } from '@foyer/contract/permissions-policy'

/**
 * Headers of every response (the OWASP secure-headers list), unless overridden: anything but a page may load nothing
 * and be framed by nobody (T34), and is neither cached nor indexed (SEO-04). No Access-Control header is ever sent:
 * other origins have no reason to read (T35). Decision 015 lists the omitted headers and the reasons.
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
    'permissions-policy': permissionsPolicy,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    // The same for browsers without support of the policy; it has no list, so a page that others may frame goes
    // without.
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
