import { MAX_DESK_IMAGE_BYTES } from '@foyer/contract'

/** Longest side of what is sent, in pixels: the server keeps no more. */
const MAX_SIDE_PX = 1_600
const JPEG_QUALITY = 0.86

/**
 * A chosen photo as base64, small enough for a mobile network; undefined for a file that this browser cannot read as an
 * image and that is too large to be sent as it is.
 */
export async function readDeskPhoto(file: Blob): Promise<string | undefined> {
  const made = await shrink(file).catch(() => undefined)
  const sent = made ?? file
  return sent.size > MAX_DESK_IMAGE_BYTES ? undefined : readBase64(sent)
}

async function shrink(file: Blob): Promise<Blob | undefined> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: a screenshot's clear parts become white instead of black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY)
  })
}

function readBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
