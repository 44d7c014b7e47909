export {
  findCount,
  insertCount,
  listAcquired,
  lockCount,
  markAcquired,
  updateCount,
} from './play.store.ts'
export { countPlay } from './play-count.service.ts'
export { type PlaySums, sumByAgent, sumByDay, sumByGame, sumByMember, sumTotal } from './play-number.store.ts'
