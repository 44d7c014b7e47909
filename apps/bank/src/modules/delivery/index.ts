export { type BankEvent, type DeliveryPlan, makeId, storeEvent } from './delivery.event.ts'
export { type Delivery, findNextDeliveryMs, forgetOldDeliveries } from './delivery.store.ts'
export { createDeliveryWorker, type DeliveryWorker } from './delivery.worker.ts'
