import type { FastifyInstance } from 'fastify'
import { deriveDataKey } from '../../src/db/data-cipher.ts'
import type { CaptchaProviderSettings } from '../../src/providers/captcha/captcha.ts'
import { createGeetestCore, describeGeetestResult } from './demo-geetest-core.ts'
import { demoGeetestWidget } from './demo-geetest-widget.ts'
import { readTexts } from './demo-identity-page.ts'

/** Captcha id of the demo merchants with Geetest (CAPT-17). */
export const DEMO_GEETEST_ID = 'd3305e7dc0ffee4a8b1f2c3d4e5f6071'
const BASE_PATH = '/geetest'
const WIDGET_PATH = `${BASE_PATH}/widget.js`
const DIGEST = 'hmac-sha256'

/** Keys of Geetest for the demo's vendor at `url`, in the form of the setting `CAPTCHA_PROVIDERS`. */
export function makeDemoCaptchaSettings(url: string, dataKey: string): Record<string, CaptchaProviderSettings> {
  const secret = makeDemoGeetestSecret(dataKey)
  return { [DEMO_GEETEST_ID]: { url: url + BASE_PATH, secret, digest: DIGEST, scriptUrl: url + WIDGET_PATH } }
}

/** Private key of the demo's captcha id. */
export function makeDemoGeetestSecret(dataKey: string): string {
  return deriveDataKey(dataKey, 'demo geetest').toString('hex')
}

/** Geetest of the demo: the vendor's calls for servers, and a widget that everybody can solve. */
export function registerDemoGeetest(app: FastifyInstance, secret: string): void {
  const geetest = createGeetestCore({ captchaId: DEMO_GEETEST_ID, secret, digest: DIGEST })
  app.get(WIDGET_PATH, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .send(demoGeetestWidget),
  )
  // The page of the widget has another origin.
  app.get(`${BASE_PATH}/solve`, async ({ query }, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
    const { version, challenge = '' } = readTexts(query)
    try {
      const result = version === 'v4' ? geetest.solveV4(challenge) : geetest.solveV3(challenge)
      return describeGeetestResult(DEMO_GEETEST_ID, result)
    } catch {
      return reply.code(400).send({ status: 'error' })
    }
  })
  for (const [method, path] of [
    ['GET', '/register.php'],
    ['POST', '/validate.php'],
    ['POST', '/validate'],
  ] as const)
    app.route({
      method,
      url: BASE_PATH + path,
      handler: async ({ query, body }) => geetest.answer(path, { ...readTexts(query), ...readTexts(body) }),
    })
}
