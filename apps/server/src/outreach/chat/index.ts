export { registerChatRoutes } from './chat.routes.ts'
