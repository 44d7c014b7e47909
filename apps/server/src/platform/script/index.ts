export { findScriptFrame, registerScriptRoutes } from './script.routes.ts'
