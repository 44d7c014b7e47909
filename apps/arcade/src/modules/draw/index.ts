export { addDrawRoutes } from './draw.routes.ts'
export {
  type DrawResult,
  type DrawRow,
  findDraw,
  findLastSeed,
  findNextDraw,
  findNextStepMs,
  findSeed,
  holdDraw,
  insertDraw,
  insertResult,
  listDrawIds,
  listDrawIdsFrom,
  listDueDraws,
  listResults,
  lockDraw,
  markClosed,
  markSkipped,
  readClock,
  reopenSkipped,
  setSales,
} from './draw.store.ts'
export { insertBlocks, listBlocks } from './draw-block.store.ts'
