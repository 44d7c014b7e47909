export { createOutbox, type Outbox } from './outbox.service.ts'
export type { OutboxRows } from './outbox.store.ts'
export type { OutboxOutcome, OutboxQueue } from './outbox.types.ts'
