import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const promoCodeEnable = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoCodeEnable',
  access: 'member',
  summary: 'Whether the merchant takes promo codes from its members (RELAY-13, SESS-10)',
  value: z.object({ enabled: z.boolean() }),
})
