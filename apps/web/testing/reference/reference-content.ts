/** What the reference page shows: pictures and lists as many as the home page that it stands beside. */
export interface ReferenceContent {
  name: string
  logo: string
  banners: readonly { url: string; title: string; subtitle: string }[]
  games: readonly { image: string; title: string }[]
  categories: readonly string[]
  wins: readonly { who: string; game: string; amount: string }[]
}

export interface ReferenceInput {
  content: ReferenceContent
  path: string
  /** Address of the page's one script. */
  script: string
  nonce: string
}
