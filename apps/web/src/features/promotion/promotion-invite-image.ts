import { encode } from 'uqr'

const WIDTH = 1080
const MARGIN = 90
const QR_SIZE = 600
const LINE_HEIGHT = 64

interface Invited {
  code: string
  merchant: string
  link: string
}

/** An image to share: the merchant's name, the text in the reader's language, the QR code and the code. */
export async function drawInvitation({ code, merchant, link }: Invited, text: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 1350
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#111'
  context.textAlign = 'center'
  context.direction = getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
  const font = getComputedStyle(document.body).fontFamily
  const write = (line: string, y: number, size: number) => {
    context.font = `600 ${size}px ${font}`
    context.fillText(line, WIDTH / 2, y, WIDTH - 2 * MARGIN)
  }
  write(merchant, 150, 84)
  context.font = `600 44px ${font}`
  const lines = splitLines(text, (line) => context.measureText(line).width <= WIDTH - 2 * MARGIN)
  for (const [at, line] of lines.entries()) write(line, 250 + at * LINE_HEIGHT, 44)
  const { data, size } = encode(link, { border: 0 })
  const module = QR_SIZE / size
  const top = 480
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect((WIDTH - QR_SIZE) / 2 + x * module, top + y * module, module + 0.5, module + 0.5)
  write(code, 1220, 84)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], `${code}.png`, { type: 'image/png' }) : undefined
}

/** A text in at most three lines that fit. */
function splitLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && (fits(longer) || lines.length === 3)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
