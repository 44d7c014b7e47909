import { computeContrast, describeImage, type MobileTemplate, parseColour, type Rgb } from '@foyer/contract'

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5
/** Tokens of texts, and of the grounds below them. */
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'gold', 'good', 'bad', 'warn']
const grounds = ['ground', 'surface', 'raised']
/** What a picture may have at any place: the brightest and darkest of each part. */
const extremes = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (bits): Rgb => [bits & 1 ? 255 : 0, bits & 2 ? 255 : 0, bits & 4 ? 255 : 0],
)

/**
 * The merchant's background and the colour of its description (TMPL-07, ENT-17) as styles; empty for a merchant with
 * neither. The background lies over the template's ground, as dense as every text on it stays readable; a colour of the
 * description that does not stand out from the template's grounds is left out.
 * @param decide the address of an image; undefined for one that is not the merchant's
 * @param tokens the style sheet of the templates' tokens
 */
export function writeMerchantStyles(
  { id, app_background: background, app_desc_font_color: description }: MobileTemplate,
  decide: (address: string) => string | undefined,
  tokens: string,
): string {
  const look = readTokens(id, tokens)
  const colour = parseColour(description)
  const isReadable = colour && grounds.every((name) => readColour(look, name).some((on) => isClear(colour, on)))
  return (isReadable ? `:root{--app-desc:${description.trim()}}` : '') + writeBackground(background, look, decide)
}

function writeBackground(background: string, look: Tokens, decide: (address: string) => string | undefined): string {
  const plain = parseColour(background)
  const address = plain || background === '' ? undefined : decide(background)
  if (!plain && address === undefined) return ''
  const share = findShare(look, plain ? [plain] : extremes)
  const layer = plain ? background.trim() : `${writeUrl(address ?? '')} center/cover`
  const place = 'content:"";position:fixed;top:0;right:0;bottom:0;left:0;z-index:-1'
  // Over the rule of the style sheet, which arrives later.
  return `html body{background:none}html body::before{${place};background:${layer};${writeFormats(address)}opacity:${share}}`
}

/** Browsers without `image-set` keep the line before. */
function writeFormats(address: string | undefined): string {
  const picture = address === undefined ? undefined : describeImage(address)
  if (!picture || address === undefined) return ''
  const avif = writeUrl(address.replace(/webp$/, 'avif'))
  return `background-image:image-set(${avif} type("image/avif"),${writeUrl(address)} type("image/webp"));`
}

function writeUrl(address: string): string {
  return `url("${address.replace(/["\\<>\n]/g, encodeURIComponent)}")`
}

/** The largest share of any of these colours over the ground that leaves every text readable, in hundredths. */
function findShare(look: Tokens, colours: readonly Rgb[]): number {
  const marks = texts.flatMap((name) => readColour(look, name))
  const isSafe = (share: number) =>
    readColour(look, 'ground').some((ground) =>
      colours.every((colour) => {
        const [red, green, blue] = [0, 1, 2].map((part) => mix(colour[part] ?? 0, ground[part] ?? 0, share))
        return marks.every((mark) => isClear(mark, [red ?? 0, green ?? 0, blue ?? 0]))
      }),
    )
  let hundredths = 0
  while (hundredths < 100 && isSafe((hundredths + 1) / 100)) hundredths += 1
  return hundredths / 100
}

function mix(over: number, below: number, share: number): number {
  return over * share + below * (1 - share)
}

function isClear(one: Rgb, other: Rgb): boolean {
  return computeContrast(one, other) >= LEAST_CONTRAST
}

type Tokens = ReadonlyMap<string, string>

/** Tokens of a template by name: those of all templates, and its own over them. */
function readTokens(id: string, tokens: string): Tokens {
  const rules = [...tokens.matchAll(/:root(?:\[data-template="?(\w+)"?\])?\s*\{([^}]*)\}/g)]
  const own = rules.filter(([, template]) => template === undefined || template === id)
  return new Map(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  )
}

/** None for a token that is no plain colour. */
function readColour(look: Tokens, name: string): Rgb[] {
  const colour = parseColour(look.get(name) ?? '')
  return colour ? [colour] : []
}
