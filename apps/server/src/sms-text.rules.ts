/** Characters of one septet, and those of two, in an sms of the GSM alphabet (3GPP TS 23.038). */
const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_EXTENDED = '^{}\\[~]|€'

/** Units of one sms, and of each segment of a longer one: septets in the GSM alphabet, otherwise UTF-16 units. */
const SEGMENT = { gsm: { single: 160, joined: 153 }, unicode: { single: 70, joined: 67 } } as const

const plainForms: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
}

/**
 * The text with typographic marks as plain ones, where that makes it one of the GSM alphabet: one curly apostrophe more
 * than halves the characters of an sms. Other texts are unchanged.
 */
export function simplifySmsText(text: string): string {
  const plain = text.replace(/[‘’“”–—…\u00a0]/g, (mark) => plainForms[mark] ?? mark)
  return countSeptets(plain) === undefined ? text : plain
}

/** Segments that an sms of this text is sent and billed as. */
export function countSmsSegments(text: string): number {
  const simple = simplifySmsText(text)
  const septets = countSeptets(simple)
  const { single, joined } = septets === undefined ? SEGMENT.unicode : SEGMENT.gsm
  const units = septets ?? simple.length
  return units <= single ? 1 : Math.ceil(units / joined)
}

/** Undefined for a text with a character outside of the GSM alphabet. */
function countSeptets(text: string): number | undefined {
  let septets = 0
  for (const character of text) {
    if (GSM_BASIC.includes(character)) septets += 1
    else if (GSM_EXTENDED.includes(character)) septets += 2
    else return undefined
  }
  return septets
}
