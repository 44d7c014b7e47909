export { DrawDetailScreen } from './draw-detail-screen.tsx'
export { DrawListScreen } from './draw-list-screen.tsx'
