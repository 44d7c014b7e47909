export { registerNoteRoutes } from './note.routes.ts'
