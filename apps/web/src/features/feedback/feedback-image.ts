import { FEEDBACK_IMAGE_BYTES } from '@foyer/contract'
import { fitImage } from './feedback.rules.ts'

/** Longer side of an image that is sent, in pixels. */
const SENT_PIXELS = 2_000
const JPEG_QUALITY = 0.85

/**
 * An image as it is sent, in base64: smaller and without what a camera has written into it, as the network of a phone is
 * slow. A browser that cannot read the file sends it as it is: the server decides. Undefined for one that is too large.
 */
export async function readImage(file: Blob): Promise<string | undefined> {
  const address = (await drawImage(file).catch(() => undefined)) ?? (await readAddress(file))
  const data = address.slice(address.indexOf(',') + 1)
  return data.length * 0.75 > FEEDBACK_IMAGE_BYTES ? undefined : data
}

async function drawImage(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = fitImage(bitmap.width, bitmap.height, SENT_PIXELS)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // Transparent parts of a screen would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

function readAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
