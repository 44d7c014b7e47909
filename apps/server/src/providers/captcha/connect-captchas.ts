import { readGeetestVersion } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import type { CaptchaConnection, CaptchaProvider, CaptchaProviderSettings, CaptchaWidget } from './captcha.ts'
import { createGeetestV3, GEETEST_V3_URL, geetestV3Widget } from './geetest-v3.ts'
import { createGeetestV4, GEETEST_V4_URL, geetestV4Widget } from './geetest-v4.ts'

/** Every available client, by the merchant's `GEETEST_VERSION`. */
const clients = {
  v3: { create: createGeetestV3, url: GEETEST_V3_URL, widget: geetestV3Widget },
  v4: { create: createGeetestV4, url: GEETEST_V4_URL, widget: geetestV4Widget },
} satisfies Record<
  string,
  { create(connection: CaptchaConnection): CaptchaProvider; url: string; widget: CaptchaWidget }
>

interface GeetestSettings {
  GEETEST_ID: string | null
  GEETEST_VERSION: string
}

/** The client of a merchant's captcha id; undefined without a key for it. */
export type CaptchaProviderFinder = (gw: GeetestSettings) => CaptchaProvider | undefined

/** The widget of a merchant's captcha id; undefined without a key for it. */
export type CaptchaWidgetFinder = (gw: GeetestSettings) => CaptchaWidget | undefined

type ProviderSettings = Readonly<Partial<Record<string, CaptchaProviderSettings>>>

/** Finds widgets: the vendor's own, or the one at the addresses of the settings. */
export function createWidgetFinder(settings: ProviderSettings): CaptchaWidgetFinder {
  return (gw) => {
    const captchaId = gw.GEETEST_ID ?? ''
    const own = Object.hasOwn(settings, captchaId) ? settings[captchaId] : undefined
    if (!own?.scriptUrl) return own && clients[readGeetestVersion({ gw })].widget
    return { scriptUrl: own.scriptUrl, origins: own.url === undefined ? [] : [new URL(own.url).origin] }
  }
}

/** Clients by captcha id and version, created when first needed. */
export function connectCaptchaProviders(
  app: FastifyInstance,
  settings: ProviderSettings,
  purposeKey: Buffer,
): CaptchaProviderFinder {
  const known = new Map<string, CaptchaProvider>()
  const httpClients: HttpClient[] = []
  app.addHook('onClose', async () => void (await Promise.all(httpClients.map((client) => client.close()))))
  return (gw) => {
    const captchaId = gw.GEETEST_ID ?? ''
    const own = Object.hasOwn(settings, captchaId) ? settings[captchaId] : undefined
    if (!own) return undefined
    const version = readGeetestVersion({ gw })
    const name = `${version}:${captchaId}`
    const found = known.get(name)
    if (found) return found
    const url = own.url ?? clients[version].url
    const httpClient = createHttpClient({ allowedBaseUrls: [url] })
    httpClients.push(httpClient)
    const provider = clients[version].create({ ...own, captchaId, url, httpClient, purposeKey })
    known.set(name, provider)
    return provider
  }
}
