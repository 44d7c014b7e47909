/** What a document that waits for the server tells its script, in `<script type="application/json" id="waiting">`. */
export interface FallbackPageData {
  /** `domain` asks for the ways out at once; the others ask whether the server is back. */
  kind: 'trouble' | 'offline' | 'domain'
  language: string
  /** The span of the document's own request, repeated by its calls (OPEN-76). */
  spanId: string
  /** The visitor has asked too often: its script looks slowly from the beginning. */
  isLimited: boolean
  texts: {
    noNetwork: string
    retrying: string
    return: string
    searching: string
    domainTitle: string
    domainBody: string
    /** With `{host}` in the place of the host's name. */
    domainGo: string
    domainNone: string
  }
}

/** Ids of the places that the script writes to. */
export const fallbackPageIds = {
  data: 'waiting',
  title: 'title',
  body: 'body',
  progress: 'progress',
  ways: 'ways',
} as const
