export { RulesScreen } from './rules-screen.tsx'
