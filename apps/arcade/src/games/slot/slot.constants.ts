/** Symbols of the slot, the best first; a lantern stands for any of the first seven, a bowl pays anywhere. */
export const SYMBOLS = ['moon', 'koi', 'fan', 'tea', 'bao', 'skewer', 'chili', 'lantern', 'bowl'] as const

export type SlotSymbol = (typeof SYMBOLS)[number]

/** Symbols that pay along lines. */
export const LINE_SYMBOLS = SYMBOLS.slice(0, 7)

const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  M: 'moon',
  K: 'koi',
  F: 'fan',
  T: 'tea',
  D: 'bao',
  S: 'skewer',
  C: 'chili',
  W: 'lantern',
  B: 'bowl',
}

/** The five reels from the left, each a ring; lanterns are on the middle three only. */
export const REELS: readonly (readonly SlotSymbol[])[] = [
  'STFCKMDSBTKSDBCTSCDMCFKSCTDCFD',
  'FTWSCKTDSBKFTSCTDWCMSDFCDSBWKM',
  'MKWBSDCFDSMCWDTCSTFKBSDTKCSWTF',
  'WSTFCKMDSBWTKSCDFTWCSDFMBKTDSC',
  'SMDCFSCKBCKTDCSDCTMFSDKSTFDBCT',
].map((letters) => [...letters].map((letter) => LETTERS[letter] ?? 'chili'))

/** Stops of a reel. */
export const STOP_COUNT = 30
export const REEL_COUNT = 5
/** Visible rows, counted from 0 at the top. */
export const ROW_COUNT = 3

/** Numbers of lines that can be played: the first ones of the list. */
export const LINE_COUNTS = [5, 10, 20] as const

/** Row of each line on each reel, from the left. */
export const LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00122',
  '22100',
  '10001',
  '12221',
  '01110',
  '21112',
  '10121',
  '12101',
  '01010',
  '21212',
  '11011',
  '11211',
  '00100',
  '22122',
  '02020',
].map((rows) => [...rows].map(Number))

/** Pay of three, four and five equal symbols along a line from the left, in stakes of one line. */
export const LINE_PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  moon: [30, 200, 2_000],
  koi: [20, 80, 500],
  fan: [15, 50, 200],
  tea: [10, 30, 100],
  bao: [5, 12, 50],
  skewer: [4, 10, 40],
  chili: [3, 8, 20],
}

/** Pay of three and more bowls anywhere, in whole stakes; each further number pays like the last. */
export const BOWL_PAYS = [2, 15, 100] as const

/** Highest pay of one spin by number of lines, in stakes of one line; a test computes it from the reels. */
export const TOP_PAYS: Readonly<Record<(typeof LINE_COUNTS)[number], number>> = { 5: 2_100, 10: 2_210, 20: 4_220 }
