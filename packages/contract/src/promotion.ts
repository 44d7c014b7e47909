import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const promoCodeEnable = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoCodeEnable',
  access: 'member',
  summary: 'Whether the merchant takes promo codes from its members (RELAY-13, SESS-10)',
  value: z.object({ enabled: z.boolean() }),
})

/** A promotion that a merchant offers apart from its activities; `count` is what it counts, such as days or friends. */
const availablePromotion = z.object({ enabled: z.boolean(), count: z.number().int() })

export const availablePromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  access: 'anyone',
  summary: 'The merchant’s available promotions by key (RELAY-03, PROMO-02)',
  publicMaxAgeSeconds: 60,
  value: z.object({ APP_DOWNLOAD: availablePromotion.optional(), REFERRAL: availablePromotion.optional() }),
})
