import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'డైస్',
  'dice.how':
    '0.00 నుంచి 99.99 వరకు ఒక నంబర్ పడుతుంది. టార్గెట్‌ను, నంబర్ దానికంటే ఎక్కువ పడాలా తక్కువ పడాలా అన్నది ఎంచుకోండి. గెలిచే అవకాశం ఎంత తక్కువైతే పేఅవుట్ అంత ఎక్కువ.',
  'dice.prize': 'ఫలితం',
  'dice.prize.row': '{id, select, win {గెలిచే నంబర్} other {{id}}}',
  'dice.target': 'టార్గెట్',
  'dice.over': 'దీనికంటే ఎక్కువ',
  'dice.under': 'దీనికంటే తక్కువ',
  'dice.swap': 'ఎక్కువ, తక్కువ మధ్య మార్చండి',
  'dice.factor': 'మల్టిప్లయర్',
  'dice.chance': 'గెలిచే అవకాశం %',
  'dice.chance.invalid': '0.01 నుంచి 98 వరకు అవకాశం ఎంటర్ చేయండి',
}
