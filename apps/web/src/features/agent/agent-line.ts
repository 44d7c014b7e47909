import type { MessageId } from '@foyer/messages'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.tsx'

/** A sentence about money as a text with what stands in it, still to be formatted. */
export interface AgentLine {
  id: MessageId
  /** In minor units, by the name in the text. */
  amounts?: Readonly<Record<string, string>>
  /** Hundredths of a percent, `percent` in the text. */
  percentBp?: number
  /** Whole numbers. */
  counts?: Readonly<Record<string, number>>
}

/** Returns the function from a sentence to text; amounts are of this currency. */
export function useAgentLine(currency: string): (line: AgentLine) => string {
  const t = useText()
  const money = useMoney()
  const formatNumber = useNumber()
  return ({ id, amounts = {}, percentBp, counts = {} }) =>
    t(id, {
      ...Object.fromEntries(
        Object.entries(amounts).map(([name, amount]) => [name, money(amount, currency, { isShort: true })]),
      ),
      ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatNumber(count)])),
      ...(percentBp === undefined ? {} : { percent: formatNumber(percentBp / 100) }),
    })
}

/** Returns the function from a number to text in the member's language, with up to two decimals. */
export function useNumber(): (value: number) => string {
  const { numberTag } = useServices()
  const format = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 2 })
  return (value) => format.format(value)
}
