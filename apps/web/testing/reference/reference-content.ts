/** Content of the reference page: as many images and lists as the compared home page. */
export interface ReferenceContent {
  name: string
  logo: string
  banners: readonly { url: string; title: string; subtitle: string }[]
  /** Featured games. */
  hotGames: readonly { image: string; title: string }[]
  /** All games, shown if they are more than the featured ones. */
  games: readonly { image: string; title: string }[]
  /** Images of the categories. */
  categories: readonly string[]
  /** The next draw; absent where the home page shows none. */
  draw?: { closesAt: string; serverTime: string; digits: readonly number[] } | undefined
  /** Whether a cover with the mark is shown first (DEC-41). */
  hasSplash: boolean
  wins: readonly { who: string; game: string; amount: string }[]
}

export interface ReferenceInput {
  content: ReferenceContent
  path: string
  /** Address of the page's single script. */
  script: string
  nonce: string
}
