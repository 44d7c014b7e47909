import { type TemplateId, templateIds } from '@foyer/contract'
import type { FooterKey } from './footer.rules.ts'
import { type FooterIconSet, iconThemes } from './footer-icon.rules.ts'

/** FOOT-09: what each template draws for an item, as a name of Phosphor, and the weight of its lines in `line`. */
const templates: Record<TemplateId, { line: 'light' | 'bold'; motifs: Record<FooterKey, string> }> = {
  // Lottery house.
  MT8801: {
    line: 'light',
    motifs: {
      home: 'house-line',
      game: 'cards',
      activity: 'seal-percent',
      reward: 'treasure-chest',
      deposit: 'arrow-fat-line-down',
      withdraw: 'arrow-fat-line-up',
      wallet: 'cash-register',
      member: 'user-circle',
      notice: 'megaphone',
      service: 'headset',
      chat: 'chat-circle-dots',
      live: 'chats-circle',
      helps: 'lifebuoy',
      invite: 'users-three',
    },
  },
  // Arcade.
  MT8802: {
    line: 'light',
    motifs: {
      home: 'house',
      game: 'joystick',
      activity: 'star-four',
      reward: 'gift',
      deposit: 'coin',
      withdraw: 'hand-withdraw',
      wallet: 'wallet',
      member: 'user',
      notice: 'bell-ringing',
      service: 'headphones',
      chat: 'chat-circle',
      live: 'chats',
      helps: 'question',
      invite: 'user-plus',
    },
  },
  // Sports club.
  MT8803: {
    line: 'bold',
    motifs: {
      home: 'house-simple',
      game: 'soccer-ball',
      activity: 'trophy',
      reward: 'medal',
      deposit: 'hand-deposit',
      withdraw: 'hand-withdraw',
      wallet: 'cardholder',
      member: 't-shirt',
      notice: 'megaphone-simple',
      service: 'phone-call',
      chat: 'chat-teardrop',
      live: 'chat-teardrop-text',
      helps: 'info',
      invite: 'users',
    },
  },
  // Bank.
  MT8806: {
    line: 'light',
    motifs: {
      home: 'bank',
      game: 'puzzle-piece',
      activity: 'star',
      reward: 'crown-simple',
      deposit: 'arrow-circle-down',
      withdraw: 'arrow-circle-up',
      wallet: 'credit-card',
      member: 'user-list',
      notice: 'tray',
      service: 'phone',
      chat: 'chat',
      live: 'chat-text',
      helps: 'question-mark',
      invite: 'share-network',
    },
  },
  // Crash casino.
  MT8808: {
    line: 'bold',
    motifs: {
      home: 'lightning',
      game: 'rocket-launch',
      activity: 'fire',
      reward: 'crown',
      deposit: 'coin-vertical',
      withdraw: 'money-wavy',
      wallet: 'vault',
      member: 'user-square',
      notice: 'broadcast',
      service: 'chat-centered-dots',
      chat: 'chat-centered',
      live: 'chat-centered-text',
      helps: 'seal-question',
      invite: 'handshake',
    },
  },
  // Bingo hall.
  MT8813: {
    line: 'bold',
    motifs: {
      home: 'storefront',
      game: 'number-circle-seven',
      activity: 'balloon',
      reward: 'cake',
      deposit: 'handbag-simple',
      withdraw: 'money',
      wallet: 'tip-jar',
      member: 'smiley',
      notice: 'bell-simple-ringing',
      service: 'chat-teardrop-dots',
      chat: 'chat-circle-text',
      live: 'chats-teardrop',
      helps: 'hand-heart',
      invite: 'user-circle-plus',
    },
  },
}

/** Files of the family: at rest, and filled for the item of the page that is shown. */
type Drawing = [rest: string, filled: string]

/** The drawings of every set (FOOT-09..12), for the build. */
export function listFooterDrawings(): [set: FooterIconSet, items: [FooterKey, Drawing][]][] {
  return templateIds.flatMap((id) =>
    iconThemes.map((theme): ReturnType<typeof listFooterDrawings>[number] => {
      const { line, motifs } = templates[id]
      const rest = { base: 'regular', solid: 'fill', line, duotone: 'duotone' }[theme]
      const items = Object.entries(motifs) as [FooterKey, string][] // the keys of a record of them
      return [`${id}-${theme}`, items.map(([key, motif]) => [key, [fileOf(motif, rest), fileOf(motif, 'fill')]])]
    }),
  )
}

function fileOf(motif: string, weight: string): string {
  return `${weight}/${weight === 'regular' ? motif : `${motif}-${weight}`}.svg`
}
