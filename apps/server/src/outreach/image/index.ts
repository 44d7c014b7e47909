export { registerImageRoutes } from './image.routes.ts'
export { countImages, readImageFile, saveImageFiles } from './image.store.ts'
export { decideImageInput, MAX_IMAGE_BYTES } from './image-input.rules.ts'
export { renderPhoto } from './image-photo.ts'
