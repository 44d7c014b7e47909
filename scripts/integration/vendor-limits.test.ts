import { currencyCodes } from '@foyer/money'
import { expect, it } from 'vitest'
import { getStakeBounds } from '../../apps/arcade/src/game/game.constants.ts'
import { getDefaultVendorLimit } from '../../apps/server/src/games/vendor/vendor-limit.rules.ts'

it.each(currencyCodes.filter((currency) => currency !== 'FUN'))(
  'T38 the default limits let the highest win of the arcade’s bets pass in %s, five times a day',
  (currency) => {
    const limit = getDefaultVendorLimit({ merchant: 'nova', vendor: 'arcade', currency })
    const { maxWinMinor } = getStakeBounds(currency)
    expect(limit.creditLimitMinor).toBe(maxWinMinor)
    expect(limit.roundLimitMinor).toBe(maxWinMinor)
    expect(limit.dayLimitMinor).toBe(5n * maxWinMinor)
  },
)
