import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Night Market',
  'slot.how':
    'Paanch reels random rukti hain. Bet ki raqam aap ki lines mein barabar taqseem hoti hai. Ek line par bayein reel se lagataar teen ya zyada ek jaise nishan adaigi dete hain. Lalten wild hai: piyale ke siwa har nishan ki jagah leti hai. Teen ya zyada piyale kisi bhi jagah adaigi dete hain. Ek spin ki tamam adaigiyan jama hoti hain.',
  'slot.lines': 'Aap ki lines',
  'slot.lines.count': '{count, plural, one {# line} other {# lines}}',
  'slot.lines.each': 'Fi line {amount}',
  'slot.hint': 'Bayein se 3 ek jaise milayein',
  'slot.wins': '{count, plural, one {# adaigi} other {# adaigiyan}}: {amount}',
  'slot.win.line': 'Line {number}: {count} × {symbol}, adaigi {factor}',
  'slot.win.anywhere': '{count} × {symbol}, adaigi {factor}',
  'slot.row': 'Qatar {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Chaand} koi {Machhli} fan {Pankha} tea {Chai} bao {Bao} skewer {Seekh} chili {Mirch} lantern {Lalten} bowl {Piyala} other {Nishan}}',
  'slot.paytable.symbol': 'Nishan',
  'slot.paytable.note': '{count, plural, one {# line} other {# lines}} par kul raqam ke kitne guna',
  'slot.paytable.wild': 'Wild: reel 2, 3 aur 4 par, piyale ke siwa har nishan ki jagah leti hai',
  'slot.paytable.anywhere': 'Scatter: kisi bhi jagah adaigi',
  'slot.paytable.lines': 'Aap ki lines',
  'slot.paytable.line': 'Line {number}: qatarein {rows}',
  'slot.paytable.longest': 'Har line ek baar adaigi deti hai, bayein se sab se lambe silsile par.',
}
