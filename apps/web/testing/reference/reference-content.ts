/** Content of the reference page: as many images and lists as the compared home page. */
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
  /** Address of the page's single script. */
  script: string
  nonce: string
}
