import type { FastifyInstance } from 'fastify'
import { createHttpClient } from '../../http/http-client.ts'
import { ADJUST_URL, type AdjustSettings, createAdjust } from './adjust.ts'
import { APPSFLYER_URL, type AppsflyerSettings, createAppsflyer } from './appsflyer.ts'
import { createFacebook, FACEBOOK_URL, type FacebookSettings } from './facebook.ts'
import { createGoogleAds, createGoogleAnalytics, type GoogleSettings } from './google.ts'
import { createKwai, type KwaiSettings } from './kwai.ts'
import { createTiktok, TIKTOK_URL, type TiktokSettings } from './tiktok.ts'
import type { TrackingPartner, TrackingPartners } from './tracking.ts'
import { createTwitter, type TwitterSettings } from './twitter.ts'

/** Advertising partners by merchant code. */
export type TrackingConfig = Readonly<
  Partial<
    Record<
      string,
      {
        facebook?: FacebookSettings | undefined
        tiktok?: TiktokSettings | undefined
        appsflyer?: AppsflyerSettings | undefined
        google?: GoogleSettings | undefined
        kwai?: KwaiSettings | undefined
        twitter?: TwitterSettings | undefined
        adjust?: AdjustSettings | undefined
      }
    >
  >
>

export function connectTracking(app: FastifyInstance, config: TrackingConfig = {}): TrackingPartners {
  const merchants = Object.entries(config)
  const addresses = merchants.flatMap(([, own]) => [
    own?.facebook?.url ?? FACEBOOK_URL,
    own?.tiktok?.url ?? TIKTOK_URL,
    own?.appsflyer?.url ?? APPSFLYER_URL,
    own?.adjust?.url ?? ADJUST_URL,
  ])
  const httpClient = createHttpClient({ allowedBaseUrls: addresses })
  app.addHook('onClose', () => httpClient.close())
  const partners = new Map<string, readonly TrackingPartner[]>()
  for (const [merchant, own] of merchants) {
    const all = [
      ...(own?.facebook ? [createFacebook(own.facebook, httpClient)] : []),
      ...(own?.tiktok ? [createTiktok(own.tiktok, httpClient)] : []),
      ...(own?.appsflyer ? [createAppsflyer(own.appsflyer, httpClient)] : []),
      ...(own?.google ? [createGoogleAnalytics(own.google), createGoogleAds(own.google)] : []),
      ...(own?.kwai ? [createKwai(own.kwai)] : []),
      ...(own?.twitter ? [createTwitter(own.twitter)] : []),
      ...(own?.adjust ? [createAdjust(own.adjust, httpClient)] : []),
    ]
    partners.set(
      merchant,
      all.filter((partner) => partner !== undefined),
    )
  }
  return { list: (merchant) => partners.get(merchant) ?? [] }
}
