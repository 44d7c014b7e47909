import { amountOf, formatAmount } from '@foyer/money'

/** Date and time in the browser's zone. */
export function formatTime(iso: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso))
}

/** How long ago, in the largest unit that fits. */
export function formatAge(seconds: number, tag: string): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['minute', 60] as const)
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.round(seconds / size), unit)
}

/** An amount of minor units with its currency's code. */
export function formatMoney(minor: string, currency: string, tag: string): string {
  return `${formatAmount(amountOf(BigInt(minor), currency), { language: tag })} ${currency}`
}

/** Browser and system by their own names. */
export function formatDevice({ browser, system }: { browser: string | null; system: string | null }): string {
  return [browser, system].filter((name) => name !== null).join(', ') || '–'
}

/** What a row of the trail has before or after, as `name: value`. */
export function formatState(json: string): string {
  const state: Record<string, unknown> = JSON.parse(json)
  return Object.entries(state)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') || '–' : String(value)}`)
    .join('; ')
}
