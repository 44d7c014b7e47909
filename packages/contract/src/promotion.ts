import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const promoCodeEnable = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoCodeEnable',
  access: 'member',
  summary: 'Whether the merchant takes promo codes from its members (RELAY-13, SESS-10)',
  value: z.object({ enabled: z.boolean() }),
})

/** The promotion of referrals (REF-01). */
export const REFERRAL_PROMOTION = 'REFERRAL'

export const availablePromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  access: 'anyone',
  summary: 'The promotions that the merchant has enabled, by key (RELAY-03, REF-01)',
  publicMaxAgeSeconds: 60,
  value: z.array(z.object({ key: z.string().max(40) })),
})
