/** Texts of the arcade's game Mines. */
export const mines = {
  'mines.name': 'Mines',
  'mines.how':
    'Choose how many mines are hidden among 25 tiles. Each gem you find raises the multiplier. Cash out whenever you like: a mine ends the bet without a win. A bet left open is paid at its current multiplier after 24 hours; without a gem the stake is returned.',
  'mines.prize': 'Gems found',
  'mines.prize.row': '{id}',
  'mines.next': 'Next gem',
  'mines.start': 'Place your bet, then pick tiles',
  'mines.wait': 'Placing your bet…',
  'mines.tile':
    'Tile {number}{kind, select, gem {, gem} hit {, the mine you hit} mine {, mine} missed {, gem not picked} other {}}',
  'mines.spoken': 'Gem {count}. Cash out now for {amount}.',
  'mines.count': 'Mines',
  'mines.gems': '{count, plural, one {# gem} other {# gems}}',
  'mines.fewer': 'Fewer mines',
  'mines.more': 'More mines',
  'mines.choice': '{count, plural, one {# mine} other {# mines}}',
} as const
