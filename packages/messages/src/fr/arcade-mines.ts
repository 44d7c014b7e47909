import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mines',
  'mines.how':
    'Choisissez combien de mines se cachent sous 25 cases. Chaque gemme trouvée augmente le multiplicateur. Encaissez quand vous voulez : une mine met fin au pari sans gain. Un pari laissé en cours est payé à son multiplicateur actuel après 24 heures ; sans gemme, la mise est remboursée.',
  'mines.prize': 'Gemmes trouvées',
  'mines.prize.row': '{id}',
  'mines.next': 'Prochaine gemme',
  'mines.start': 'Placez votre pari, puis choisissez des cases',
  'mines.wait': 'Envoi de votre pari…',
  'mines.tile':
    'Case {number}{kind, select, gem {, gemme} hit {, la mine touchée} mine {, mine} missed {, gemme non choisie} other {}}',
  'mines.spoken': 'Gemme {count}. Encaissez maintenant {amount}.',
  'mines.count': 'Mines',
  'mines.gems': '{count, plural, one {# gemme} many {# de gemmes} other {# gemmes}}',
  'mines.fewer': 'Moins de mines',
  'mines.more': 'Plus de mines',
  'mines.choice': '{count, plural, one {# mine} many {# de mines} other {# mines}}',
}
