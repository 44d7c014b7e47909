import { listFormatTries } from './image-format.rules.ts'

/** The smallest picture of each format. */
const samples = {
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  avif: 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
} as const

/** Finds the picture format that this browser really decodes (DEV-07..09); `na` when it decodes neither. */
export async function findImageFormat(
  userAgent = navigator.userAgent,
  canDecode: (format: keyof typeof samples) => Promise<boolean> = decodeSample,
): Promise<'na' | keyof typeof samples> {
  for (const format of listFormatTries(userAgent)) if (await canDecode(format)) return format
  return 'na'
}

function decodeSample(format: keyof typeof samples): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.width > 0)
    picture.onerror = () => resolve(false)
    picture.src = `data:image/${format};base64,${samples[format]}`
  })
}
