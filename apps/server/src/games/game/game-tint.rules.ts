/** Hues of a colour wheel; pages know no other colours for the place of a picture. */
const TINTS = 12

/** The hue of a colour `#rrggbb` as one of twelve, red first. */
export function decideTint(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (max === min) return 0
  const span = max - min
  const sixths =
    max === red ? (green - blue) / span : max === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return Math.round((sixths / 6) * TINTS + TINTS) % TINTS
}
