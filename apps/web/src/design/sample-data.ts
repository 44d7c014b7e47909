import { type Game, type InitialDataEntry, nextDraw, rankList, type SiteSettings } from '@foyer/contract'

const names = ['five', 'dice', 'crash', 'mines', 'plinko', 'slot', 'baccarat']

/** Games of the samples, with the demo's pictures. */
export const sampleGames: readonly Game[] = names.map((name, place) => ({
  gameCode: name.toUpperCase(),
  title: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  vendor: 'arcade',
  gameClassify: 'ARCADE',
  image: `/m/art/game-${name}.webp`,
  tint: place,
  freeplay: true,
  launchMode: 'GAME',
  lottoArea: null,
  prizeMode: null,
  lottoView: null,
}))

const DRAW_MS = 3_600_000

/** What the cards of the home page show: a draw that closes in an hour, and four wins. */
export function listSampleData({ currency }: SiteSettings, serverTime: string): InitialDataEntry[] {
  const drawsAt = new Date(Date.parse(serverTime) + DRAW_MS).toISOString()
  const draw = {
    ...{ gameCode: 'FIVE', drawId: '1', closesAt: drawsAt, drawsAt, serverTime },
    recent: [{ drawId: '0', digits: [1, 7, 0, 4, 9], drawnAt: serverTime }],
  }
  const wins = sampleGames.slice(0, 4).map(({ gameCode, title }, place) => ({
    ...{ userName: `m***${place}`, gameCode, gameTitle: title, currency, at: serverTime },
    amountMinor: `${(place + 1) * 123_450}`,
  }))
  return [
    { path: nextDraw.path, value: draw },
    { path: rankList.path, query: {}, value: wins },
  ]
}
