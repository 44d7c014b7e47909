export { TrailScreen } from './trail-screen.tsx'
