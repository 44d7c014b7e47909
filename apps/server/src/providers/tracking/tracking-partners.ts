import type { ConsentPurpose } from '@foyer/contract'

/**
 * Name for visitors and purpose of each partner: without a yes to the purpose it learns nothing (DEC-21). AppsFlyer and
 * Adjust measure with ids of their own; ids of advertising reach them with a yes to advertising only (`listAllowedIds`).
 */
export const trackingPartners = {
  facebook: { name: 'Facebook', purpose: 'advertising' },
  tiktok: { name: 'TikTok', purpose: 'advertising' },
  appsflyer: { name: 'AppsFlyer', purpose: 'measurement' },
  googleAnalytics: { name: 'Google Analytics', purpose: 'measurement' },
  googleAds: { name: 'Google Ads', purpose: 'advertising' },
  kwai: { name: 'Kwai', purpose: 'advertising' },
  twitter: { name: 'X (Twitter)', purpose: 'advertising' },
  adjust: { name: 'Adjust', purpose: 'measurement' },
} as const satisfies Record<string, { name: string; purpose: ConsentPurpose }>

export type TrackingPartnerCode = keyof typeof trackingPartners
