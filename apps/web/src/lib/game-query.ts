/** Query of the first games of a page: those in its document. The whole list follows where there are more (RELAY-17). */
export const firstGames = { limit: '24' } as const
