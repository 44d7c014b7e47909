export { createDeliveryWorker, type DeliveryWorker } from './delivery.jobs.ts'
export { type Delivery, deleteOldDeliveries, findNextDeliveryMs } from './delivery.store.ts'
export { type BankEvent, type DeliveryPlan, makeId, storeEvent } from './delivery-event.service.ts'
