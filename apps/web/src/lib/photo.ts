/** Longest side of what is sent, in pixels: the server keeps little more. */
const MAX_SIDE_PX = 1_600
const JPEG_QUALITY = 0.86

/**
 * A chosen image as base64, smaller for a mobile network and without what a camera has written into it. A browser that
 * cannot read it sends the file as it is: the server decides. Undefined for one that is larger than `maxBytes`.
 */
export async function readPhoto(file: Blob, maxBytes: number): Promise<string | undefined> {
  const sent = (await shrink(file).catch(() => undefined)) ?? file
  return sent.size > maxBytes ? undefined : readBase64(sent)
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
