import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { escapeHtml } from '../../src/http/html.ts'
import { demoStaff, makeDemoStaffSecret } from '../seed/demo-staff.ts'
import { DEMO_STYLE_PATH } from './demo-identity-page.ts'

export const DEMO_STAFF_PATH = '/staff'
/** The page reads itself again: a code lives for half a minute. */
const REFRESH_SECONDS = 5

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The authenticators of the demo's staff: what their phones would show. Only for persons that the demo has made. */
export function registerDemoStaffCodes(app: FastifyInstance, dataKey: string): void {
  const people = demoStaff.map(({ email }) => {
    const bytes = makeDemoStaffSecret(dataKey, email)
    return { email, totp: new TOTP({ secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) }) }
  })
  app.get(DEMO_STAFF_PATH, async (_request, reply) => {
    const items = people.map(({ email, totp }) => `<dt>${escapeHtml(email)}</dt><dd><b>${totp.generate()}</b></dd>`)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>Codes of the demo’s staff</title>
<link rel="stylesheet" href="${DEMO_STYLE_PATH}"></head><body><h1>Codes of the demo’s staff</h1>
<p>What their authenticators show. Each code works once; the next one comes within 30 seconds.</p><dl>${items.join('')}</dl></body></html>`)
  })
}
