/** The demo merchants of the journeys, by host. */
export const merchantHosts = {
  aurora: 'localhost',
  lotus: 'lotus.localhost',
  arena: 'arena.localhost',
  haven: 'haven.localhost',
  pulse: 'pulse.localhost',
  fiesta: 'fiesta.localhost',
} as const
export type Merchant = keyof typeof merchantHosts

/** Origin of a demo merchant on a port. */
export function siteOf(merchant: Merchant, port: number | string): string {
  return `http://${merchantHosts[merchant]}:${port}`
}

/** The demo's terms in force */
export const TERMS_VERSION = '2026-11'

/** Password of every member that a journey makes. */
export const PASSWORD = 'journey7sky'
