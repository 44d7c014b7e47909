/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour of six or three hex digits after `#`; undefined for any other text. */
export function parseColour(text: string): Rgb | undefined {
  const long = text.trim().replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3')
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long) ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** WCAG 2.2: contrast of two colours, from 1 to 21. */
export function computeContrast(one: Rgb, other: Rgb): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** WCAG 2.2: relative luminance from 0 to 1. */
export function computeLuminance([red, green, blue]: Rgb): number {
  const share = (part: number) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue)
}
