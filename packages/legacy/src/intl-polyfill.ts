import 'intl-pluralrules'

type Formats = typeof Intl.NumberFormat
type Options = Intl.NumberFormatOptions & { unit?: string }

/** Symbols of units that are the same in every language. */
const unitSymbols: Readonly<Record<string, string>> = { second: 's', minute: 'min', hour: 'h', day: 'd' }

/** A number format; one of a unit, unknown before Chrome 77 and iOS 14.5, writes the unit's symbol. */
function openFormat(Native: Formats, tag?: string | string[], options?: Options): Intl.NumberFormat {
  try {
    return new Native(tag, options)
  } catch (error) {
    const { unit, style, unitDisplay, ...rest } = options ?? {}
    if (style !== 'unit' || unit === undefined) throw error
    const format = new Native(tag, rest)
    const write = format.format
    const text = (value: number) => `${write(value)}\u00a0${unitSymbols[unit] ?? unit}`
    Object.defineProperty(format, 'format', { value: text })
    return format
  }
}

/** Parts of a formatted number, as far as its separators are wanted (missing before iOS 13). */
function splitFormat(this: Intl.NumberFormat, value: number): { type: string; value: string }[] {
  const texts = this.format(value).match(/\p{Nd}+|[^\p{Nd}]+/gu) ?? []
  const isDigits = (text: string) => /\p{Nd}/u.test(text)
  const marks = texts.map((text, index) => !isDigits(text) && index > 0 && index < texts.length - 1)
  const hasFraction = !Number.isInteger(value) || (this.resolvedOptions().minimumFractionDigits ?? 0) > 0
  const point = hasFraction ? marks.lastIndexOf(true) : -1
  return texts.map((text, index) => {
    if (index === point) return { type: 'decimal', value: text }
    if (marks[index]) return { type: 'group', value: text }
    if (!isDigits(text)) return { type: 'literal', value: text }
    return { type: point >= 0 && index > point ? 'fraction' : 'integer', value: text }
  })
}

const { NumberFormat: Native } = Intl
if (!('formatToParts' in Native.prototype))
  Object.defineProperty(Native.prototype, 'formatToParts', { value: splitFormat, configurable: true, writable: true })

function hasUnits(): boolean {
  try {
    return new Native('en', { style: 'unit', unit: 'hour' }).format(1) !== '1'
  } catch {
    return false
  }
}

/** Called with `new`: an arrow function would refuse it. */
function NumberFormat(tag?: string | string[], options?: Options): Intl.NumberFormat {
  return openFormat(Native, tag, options)
}

if (!hasUnits()) {
  NumberFormat.prototype = Native.prototype
  NumberFormat.supportedLocalesOf = Native.supportedLocalesOf
  Object.defineProperty(Intl, 'NumberFormat', { value: NumberFormat, configurable: true, writable: true })
}
