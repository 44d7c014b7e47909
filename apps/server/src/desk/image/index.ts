export { keepImage, presentImageFile } from './image.service.ts'
export { deleteLooseDeskImages, findDeskImage, handOverImages, tieImages } from './image.store.ts'
