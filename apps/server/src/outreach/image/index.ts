export { registerImageRoutes } from './image.routes.ts'
export { countImages, readImageFile, saveImageFiles } from './image.store.ts'
