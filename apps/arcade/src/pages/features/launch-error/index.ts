export { LaunchErrorScreen } from './launch-error-screen.tsx'
