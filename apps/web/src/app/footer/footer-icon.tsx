import type { TemplateId } from '@foyer/contract'
import {
  BanknoteArrowDown,
  BellRing,
  CircleHelp,
  CircleUserRound,
  Gamepad2,
  Gift,
  Headset,
  House,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  PiggyBank,
  Sparkles,
  UserRoundPlus,
  Wallet,
} from 'lucide-react'
import styles from './footer.module.css'
import { type FooterKey, iconThemeOf } from './footer.rules.ts'

const icons: Record<FooterKey, LucideIcon> = {
  home: House,
  game: Gamepad2,
  activity: Sparkles,
  reward: Gift,
  deposit: PiggyBank,
  withdraw: BanknoteArrowDown,
  wallet: Wallet,
  member: CircleUserRound,
  notice: BellRing,
  service: Headset,
  chat: MessageCircle,
  live: MessagesSquare,
  helps: CircleHelp,
  invite: UserRoundPlus,
}

interface IconSet {
  stroke: number
  fill: number
}

/** FOOT-09: icon style of each template; stroke width in px of a 24 px image. */
const sets: Record<TemplateId, IconSet> & Partial<Record<string, IconSet>> = {
  MT8801: { stroke: 1.5, fill: 0.22 },
  MT8802: { stroke: 1.9, fill: 0.26 },
  MT8803: { stroke: 2.2, fill: 0.2 },
  MT8806: { stroke: 1.25, fill: 0.3 },
  MT8808: { stroke: 2.4, fill: 0.34 },
  MT8813: { stroke: 1.7, fill: 0.5 },
}

/** FOOT-09..12: the icon in the template's set and theme; unknown templates get the set of MT8802. */
export function FooterIcon({ item, templateId, theme }: { item: FooterKey; templateId: string; theme: string }) {
  const Icon = icons[item]
  const set = (Object.hasOwn(sets, templateId) ? sets[templateId] : undefined) ?? sets.MT8802
  const isSolid = iconThemeOf(templateId, theme) === 'solid'
  return (
    <Icon
      className={styles.icon}
      size={24}
      strokeWidth={set.stroke}
      fill="currentColor"
      fillOpacity={isSolid ? set.fill : 0}
      aria-hidden="true"
    />
  )
}
