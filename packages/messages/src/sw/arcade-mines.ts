import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mabomu',
  'mines.how':
    'Chagua idadi ya mabomu yaliyofichwa kati ya vigae 25. Kila kito unachopata hupandisha kizidishi. Chukua pesa wakati wowote: bomu humaliza beti bila ushindi. Beti iliyoachwa wazi hulipwa kwa kizidishi chake cha sasa baada ya saa 24; bila kito dau hurudishwa.',
  'mines.prize': 'Vito vilivyopatikana',
  'mines.prize.row': '{id}',
  'mines.next': 'Kito kijacho',
  'mines.start': 'Weka beti yako, kisha chagua vigae',
  'mines.wait': 'Beti yako inawekwa…',
  'mines.tile':
    'Kigae {number}{kind, select, gem {, kito} hit {, bomu ulilogusa} mine {, bomu} missed {, kito ambacho hakikuchaguliwa} other {}}',
  'mines.spoken': 'Kito {count}. Sasa unaweza kuchukua {amount}.',
  'mines.count': 'Mabomu',
  'mines.gems': '{count, plural, one {kito #} other {vito #}}',
  'mines.fewer': 'Punguza mabomu',
  'mines.more': 'Ongeza mabomu',
  'mines.choice': '{count, plural, one {bomu #} other {mabomu #}}',
}
