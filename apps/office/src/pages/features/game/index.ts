export { GameListScreen } from './game-list-screen.tsx'
export { GameVendorScreen } from './game-vendor-screen.tsx'
