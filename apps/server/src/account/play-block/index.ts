export { blockPlay, endPlayBlock } from './play-block.service.ts'
