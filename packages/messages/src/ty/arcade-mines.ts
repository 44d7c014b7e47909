import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mines',
  'mines.how':
    'Piliin kung ilang mine ang nakatago sa 25 tile. Tumataas ang multiplier sa bawat gem na mahanap mo. Mag-cash out kahit kailan mo gusto: kapag natamaan ang mine, tapos ang bet nang walang panalo. Ang bet na naiwang bukas ay binabayaran sa kasalukuyang multiplier nito pagkalipas ng 24 na oras; kung walang gem, ibinabalik ang taya.',
  'mines.prize': 'Nahanap na gem',
  'mines.prize.row': '{id}',
  'mines.next': 'Susunod na gem',
  'mines.start': 'Mag-bet muna, tapos pumili ng tile',
  'mines.wait': 'Ipinapasok ang bet mo…',
  'mines.tile':
    'Tile {number}{kind, select, gem {, gem} hit {, ang mine na natamaan mo} mine {, mine} missed {, gem na hindi napili} other {}}',
  'mines.spoken': 'Gem {count}. Mag-cash out na ng {amount}.',
  'mines.count': 'Mga mine',
  'mines.gems': '{count, plural, one {# gem} other {# na gem}}',
  'mines.fewer': 'Bawasan ang mine',
  'mines.more': 'Dagdagan ang mine',
  'mines.choice': '{count, plural, one {# mine} other {# na mine}}',
}
