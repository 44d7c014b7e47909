export { registerImageRoutes } from './image.routes.ts'
export { countImages, readImageFile, saveImageFiles } from './image.store.ts'
export { MAX_IMAGE_BYTES } from './image-input.rules.ts'
export { createImageUploads, type ImageUploads, MAX_IMAGES, renderImage } from './image-upload.service.ts'
