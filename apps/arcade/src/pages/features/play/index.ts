export { PlayScreen } from './play-screen.tsx'
