export { SwitchScreen } from './switch-screen.tsx'
