import type { PaymentProvider } from './payments.ts'

/** Where no provider is connected: nothing is begun, and of nothing is anything known. */
export const noProvider: PaymentProvider = {
  code: 'none',
  isOpen: false,
  isSandbox: false,
  startPayment: async () => ({ outcome: 'unknown' }),
  readPayment: async () => ({ status: 'unknown' }),
  startPayout: async () => ({ outcome: 'unknown' }),
  readPayout: async () => ({ status: 'unknown' }),
}
