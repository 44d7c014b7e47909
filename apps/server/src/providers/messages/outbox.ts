import type { MessageProvider } from './messages.ts'

/** Code of the demo's provider. */
export const OUTBOX_PROVIDER = 'outbox'

/** The demo's provider of both channels: messages stay in the database and are displayed on the outbox page (DEC-19). */
export const outboxProvider: MessageProvider = { code: OUTBOX_PROVIDER, send: async () => 'sent' }
