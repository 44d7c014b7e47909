export { TodayClosuresScreen } from './today-closures-screen.tsx'
export { TodayScreen } from './today-screen.tsx'
