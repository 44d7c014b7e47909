export { keepImage, presentImageFile } from './image.service.ts'
export { deleteLooseDeskImages, findDeskImage, tieImages } from './image.store.ts'
