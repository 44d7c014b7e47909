import { amountOf, exponentOf, findSeparators, formatAmount, isCurrencyCode } from '@foyer/money'
import { useSettings } from './queries.ts'
import { useServices } from './services.tsx'

/** How amounts of a currency are typed in the member's language, with an example for messages. */
export function useAmountText(currency: string) {
  const { numberTag } = useServices()
  const { currencySymbol: symbol } = useSettings()
  const decimals = isCurrencyCode(currency) ? exponentOf(currency) : 2
  const example = amountOf((123_450n * 10n ** BigInt(decimals)) / 100n, currency)
  return {
    format: { decimals, separators: { ...findSeparators(numberTag), symbol } },
    example: formatAmount(example, { language: numberTag, isShort: true }),
  }
}
