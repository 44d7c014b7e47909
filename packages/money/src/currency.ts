/**
 * The only table of currencies: code of at most 8 characters and number of decimals (T23). An unlisted code is refused,
 * never truncated or guessed. The ledger has the same table in the database, and a test compares the two. KIDR and KVND
 * count thousands of IDR and VND; FUN is play money without exchange (T22).
 */
export const currencies = {
  BDT: { exponent: 2 },
  BRL: { exponent: 2 },
  CNY: { exponent: 2 },
  EUR: { exponent: 2 },
  FUN: { exponent: 2 },
  HKD: { exponent: 2 },
  IDR: { exponent: 2 },
  INR: { exponent: 2 },
  JPY: { exponent: 0 },
  KES: { exponent: 2 },
  KHR: { exponent: 2 },
  KIDR: { exponent: 2 },
  KRW: { exponent: 0 },
  KVND: { exponent: 2 },
  KWD: { exponent: 3 },
  KZT: { exponent: 2 },
  LAK: { exponent: 2 },
  LKR: { exponent: 2 },
  MMK: { exponent: 2 },
  MYR: { exponent: 2 },
  NPR: { exponent: 2 },
  PHP: { exponent: 2 },
  PKR: { exponent: 2 },
  RUB: { exponent: 2 },
  SGD: { exponent: 2 },
  THB: { exponent: 2 },
  TLB: { exponent: 2 },
  TRY: { exponent: 2 },
  TWD: { exponent: 2 },
  USD: { exponent: 2 },
  USDT: { exponent: 6 },
  VND: { exponent: 0 },
} as const satisfies Record<string, { exponent: number }>

export type CurrencyCode = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as CurrencyCode[] // Object.keys loses the literal keys

/** Whether a text is a listed code, exactly as written. */
export function isCurrencyCode(text: unknown): text is CurrencyCode {
  return typeof text === 'string' && Object.hasOwn(currencies, text)
}

/** Number of decimals of a currency. */
export function exponentOf(currency: CurrencyCode): number {
  return currencies[currency].exponent
}
