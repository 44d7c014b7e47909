import { isCurrencyCode } from '@foyer/money'
import { describe, expect, it } from 'vitest'
import { getStakeBounds } from '../../apps/arcade/src/game/game.constants.ts'
import { listDemoMerchants } from '../../apps/server/src/seed/demo-merchants.ts'
import { listDemoVendorLimits } from '../../apps/server/src/seed/demo-vendors.ts'

describe('T38 the limits of the demo’s lottery', () => {
  it.each(listDemoMerchants(8080).map((merchant) => [merchant.code, merchant] as const))(
    'let the highest win of a ticket pass at %s, five times a day',
    (_code, merchant) => {
      const { currency } = merchant.settings
      const [limits] = listDemoVendorLimits(merchant)
      if (!isCurrencyCode(currency) || !limits) throw new Error('there are no limits')
      const { maxWinMinor } = getStakeBounds(currency)
      expect(limits.creditLimitMinor).toBe(maxWinMinor)
      expect(limits.roundLimitMinor).toBe(maxWinMinor)
      expect(limits.dayLimitMinor).toBe(5n * maxWinMinor)
    },
  )
})
