import { readFileSync } from 'node:fs'

/** The arcade's game list, for an import at the platform (docs/seamless-wallet.md). */
export const arcadeGames: unknown = JSON.parse(readFileSync(new URL('../games.json', import.meta.url), 'utf8'))
