import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const promoCodeEnable = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoCodeEnable',
  access: 'member',
  summary: 'Whether the merchant takes promo codes from its members (RELAY-13, SESS-10)',
  value: z.object({ enabled: z.boolean() }),
})

/** Promotions that a merchant may offer apart from its activities, by key (RELAY-03). */
const promotionKinds = ['APP_DOWNLOAD', 'REFERRAL'] as const

/** Fields of an object with all of them, each optional. */
export function makePromotionFields<Schema extends z.ZodType>(schema: Schema) {
  const fields = Object.fromEntries(promotionKinds.map((kind) => [kind, schema.optional()]))
  return fields as Record<(typeof promotionKinds)[number], z.ZodOptional<Schema>> // fromEntries loses the literal keys
}

/** One of them; `count` is what it counts, such as days or friends. */
const availablePromotion = z.object({ enabled: z.boolean(), count: z.number().int() })

export const availablePromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  access: 'anyone',
  summary: 'The merchant’s available promotions by key (RELAY-03, PROMO-02)',
  publicMaxAgeSeconds: 60,
  value: z.object(makePromotionFields(availablePromotion)),
})
