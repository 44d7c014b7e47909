import type { EndpointValue, HelpCategory, listStaffHelp, readStaffHelp } from '@foyer/contract'
import type { TextId } from '../../lib/i18n.tsx'

export type ListedArticle = EndpointValue<typeof listStaffHelp>['items'][number]
export type HelpArticle = EndpointValue<typeof readStaffHelp>

/** All of them: a missing one fails the type check. */
export const categories = Object.keys({
  payments: true,
  games: true,
  promotions: true,
  account: true,
  safer: true,
  other: true,
} satisfies Record<HelpCategory, true>) as HelpCategory[] // Object.keys loses the literal keys

export const stateColors = { draft: 'gray', published: 'green', changed: 'yellow' } as const

/** Titles of the app's own articles. */
export const builtInTexts: Readonly<Partial<Record<string, TextId>>> = {
  deposit: 'office.help.builtIn.deposit',
  withdrawal: 'office.help.builtIn.withdrawal',
  lottery: 'office.help.builtIn.lottery',
  fair: 'office.help.builtIn.fair',
  account: 'office.help.builtIn.account',
  safer: 'office.help.builtIn.safer',
  terms: 'office.help.builtIn.terms',
}
