export { SorryScreen } from './sorry-screen.tsx'
